"""The default chart of samples/week.json for other renderers, in points: 375 x 200."""

STEPS = [7314, 2583, 16105, 6015, 60, 3942, 1641]
SIZE = (375, 200)
XS = [30 + i * 52.5 for i in range(7)]
YS = [15 + 150 * (1 - (v - min(STEPS)) / (max(STEPS) - min(STEPS))) for v in STEPS]
# Offset and colour of the line's stops, from the left border to the right.
GRADIENT = [(0, "3997db"), (0.5, "00abc2"), (1, "00bad4")]


def segments():
    """The line's cubic curves, three points each, after the first day's point."""
    # Steffen's tangents (1990), as in d3's curveMonotoneX.
    slopes = [(b - a) / 52.5 for a, b in zip(YS, YS[1:])]
    inner = [
        (1 if a > 0 else -1) * 2 * min(abs(a), abs(b), abs(a + b) / 4) if a * b > 0 else 0
        for a, b in zip(slopes, slopes[1:])
    ]
    tangents = [(3 * slopes[0] - inner[0]) / 2, *inner, (3 * slopes[-1] - inner[-1]) / 2]
    return [
        (
            (XS[i] + 17.5, YS[i] + 17.5 * tangents[i]),
            (XS[i + 1] - 17.5, YS[i + 1] - 17.5 * tangents[i + 1]),
            (XS[i + 1], YS[i + 1]),
        )
        for i in range(6)
    ]


def nodes():
    """Centre, growth and colour of each day's node; the last one is selected."""
    return [(x, y, 1.3 if i == 6 else 1, "ff9900" if i == 6 else "38afe7") for i, (x, y) in enumerate(zip(XS, YS))]


def svg():
    """Labels are in whatever sans serif the renderer finds."""
    path = f"M{XS[0]},{YS[0]}" + "".join(
        "C" + ",".join(f"{x},{y}" for x, y in points) for points in segments()
    )
    guides = "".join(f"M{x},10V170" for x in XS)
    discs = "".join(
        f'<circle cx="{x}" cy="{y + 0.5 * k}" r="{7.5 * k}" fill="#2f81b7" fill-opacity=".5" filter="url(#b{int(k > 1)})"/>'
        f'<circle cx="{x}" cy="{y}" r="{6.5 * k}" fill="#{fill}" stroke="#fff" stroke-width="{2 * k}"/>'
        for x, y, k, fill in nodes()
    )
    labels = "".join(f'<text x="{x}" y="193.3">9/{12 + i}</text>' for i, x in enumerate(XS))
    stops = "".join(f'<stop offset="{offset}" stop-color="#{color}"/>' for offset, color in GRADIENT)
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="375" height="200">
<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x2="375">{stops}</linearGradient>
<filter id="b0" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="2"/></filter>
<filter id="b1" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="2.6"/></filter></defs>
<rect width="375" height="200" fill="#fff"/>
<path d="{guides}" stroke="#ccc" stroke-opacity=".3" stroke-width=".5" stroke-linecap="round"/>
<path d="{path}" fill="none" stroke="url(#g)" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>
{discs}<g fill="#808080" font-family="sans-serif" font-size="11" text-anchor="middle">{labels}</g></svg>
"""
