# The tool and nothing else, from the tarball that `make dist` leaves in dist.
FROM scratch AS package
ADD dist/stepchart-*-linux-*.tar.gz /

FROM scratch
COPY --from=package /stepchart-*/bin/stepchart /usr/bin/stepchart
WORKDIR /work
ENTRYPOINT ["/usr/bin/stepchart"]
