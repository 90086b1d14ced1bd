"""Exact areas: how much of each pixel a polygon covers, in float64."""

import numpy as np
import shapely


def coverage(polygon, width, height):
    """Fraction of each pixel inside a shapely polygon or multipolygon whose rings do not cross.

    By Green's theorem: an edge inside one pixel covers what lies right of it in that pixel, and its height in every
    pixel further right; edges are cut at pixel boundaries first. No sampling, no tolerance.
    """
    edges = [_edges(ring) for part in shapely.get_parts(polygon) for ring in _oriented_rings(part)]
    if not edges:
        return np.zeros((height, width))
    edges = _cut(_cut(np.concatenate(edges), axis=1), axis=0)
    rise = edges[:, 0, 1] - edges[:, 1, 1]
    middle = edges.mean(axis=1)
    row = np.floor(middle[:, 1]).astype(int)
    inside = (row >= 0) & (row < height) & (middle[:, 0] < width)
    rise, middle, row = rise[inside], middle[inside], row[inside]

    # Left of the picture an edge covers its height of every pixel of the row.
    x = np.maximum(middle[:, 0], 0)
    column = np.floor(x).astype(int)
    own = np.zeros((height, width))
    further = np.zeros((height, width + 1))
    np.add.at(own, (row, column), rise * (column + 1 - x))
    np.add.at(further, (row, column + 1), rise)
    return np.clip(own + np.cumsum(further, axis=1)[:, :width], 0, 1)


def disc(x, y, radius, vertices=8192):
    """A regular polygon of the disc's own area; its edge strays from the circle by 2e-7 of the radius."""
    angle = np.arange(vertices) * (2 * np.pi / vertices)
    r = radius / np.sqrt(np.sinc(2 / vertices))
    return shapely.Polygon(np.stack([x + r * np.cos(angle), y + r * np.sin(angle)], axis=1))


def pen(curves, width):
    """The area under a round pen of `width` along cubic Bezier curves that follow each other, ends included.

    The union of the quadrilaterals between successive normals, and of discs at every curve's ends.
    """
    pieces = [disc(*curve[end], width / 2) for curve in curves for end in (0, 3)]
    for curve in curves:
        p, direction = _walk(np.asarray(curve, dtype=float))
        normal = np.stack([-direction[:, 1], direction[:, 0]], axis=1) * (width / 2)
        left, right = p + normal, p - normal
        pieces.extend(shapely.polygons(np.stack([left[:-1], left[1:], right[1:], right[:-1]], axis=1)))
    # A quadrilateral that crosses itself, where the curve turns within the pen, becomes its two triangles.
    return shapely.union_all(shapely.make_valid(np.array(pieces)))


def _walk(curve, sagitta=1e-5, steps=4096):
    """Points of a cubic and its unit directions there, as far apart as `sagitta` pixels of deviation allow."""
    t = np.linspace(0, 1, steps + 1)[:, None]
    u = 1 - t
    p0, p1, p2, p3 = curve
    first = 3 * (u * u * (p1 - p0) + 2 * u * t * (p2 - p1) + t * t * (p3 - p2))
    second = 6 * (u * (p2 - 2 * p1 + p0) + t * (p3 - 2 * p2 + p1))
    # A chord over dt deviates by at most |B''| dt^2 / 8; so sqrt(|B''| / (8 sagitta)) chords per unit of t.
    density = np.sqrt(np.linalg.norm(second, axis=1) / (8 * sagitta)) + 1
    count = np.concatenate([[0], np.cumsum((density[1:] + density[:-1]) / (2 * steps))])
    t = np.interp(np.linspace(0, count[-1], int(np.ceil(count[-1])) + 1), count, t[:, 0])[:, None]
    u = 1 - t
    point = u**3 * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t**3 * p3
    first = u * u * (p1 - p0) + 2 * u * t * (p2 - p1) + t * t * (p3 - p2)
    return point, first / np.linalg.norm(first, axis=1, keepdims=True)


def _oriented_rings(polygon):
    if polygon.geom_type != "Polygon":
        return []
    polygon = shapely.geometry.polygon.orient(polygon)
    return [polygon.exterior, *polygon.interiors]


def _edges(ring):
    points = np.asarray(ring.coords)
    return np.stack([points[:-1], points[1:]], axis=1)


def _cut(edges, axis):
    """Every edge cut where it crosses a whole coordinate of `axis`."""
    a, b = edges[:, 0, axis], edges[:, 1, axis]
    low, high = np.minimum(a, b), np.maximum(a, b)
    first = np.floor(low) + 1
    cuts = np.maximum(np.ceil(high) - first, 0).astype(int)
    source = np.repeat(np.arange(len(edges)), cuts + 1)
    index = np.arange(len(source)) - np.repeat(np.cumsum(cuts + 1) - cuts - 1, cuts + 1)
    last = (np.ceil(high) - 1)[source]
    rising = (b > a)[source]
    a, b, first, cuts = a[source], b[source], first[source], cuts[source]
    span = np.where(b == a, 1, b - a)

    def position(i):
        return (np.where(rising, first + i - 1, last - i + 1) - a) / span

    start = np.where(index == 0, 0, position(index))[:, None]
    end = np.where(index == cuts, 1, position(index + 1))[:, None]
    p, q = edges[source, 0], edges[source, 1]
    return np.stack([p + start * (q - p), p + end * (q - p)], axis=1)
