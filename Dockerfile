# The tool from the tarball that `make dist` leaves in dist, with the time zones of tzdata.
FROM scratch AS package
ADD dist/stepchart-*-linux-*.tar.gz /

# For jobs that need a shell around it, as in GitLab CI: docker build --target shell.
FROM debian:bookworm-slim AS shell
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates curl tzdata \
    && rm -rf /var/lib/apt/lists/* /usr/share/zoneinfo/posix /usr/share/zoneinfo/right
COPY --from=package /stepchart-*/bin/stepchart /usr/bin/stepchart
WORKDIR /work
CMD ["/bin/bash"]

# The tool and time zones, and nothing else.
FROM scratch
COPY --from=shell /usr/share/zoneinfo /usr/share/zoneinfo
COPY --from=package /stepchart-*/bin/stepchart /usr/bin/stepchart
WORKDIR /work
ENTRYPOINT ["/usr/bin/stepchart"]
