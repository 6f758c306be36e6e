# vegasd and vegas in a small image without root, from their Debian packages.
# Build: docker build -t vegas .  (or buildah bud)
# Run:   docker run -p 8080:8080 -v vegas:/var/lib/vegasd vegas
ARG BASE=docker.io/library/debian:bookworm-slim

FROM ${BASE} AS build
WORKDIR /src
COPY deploy/install-packages deploy/install-packages
RUN deploy/install-packages build && apt-get install -y -q --no-install-recommends dpkg-dev file
COPY . .
# Of the commit: --build-arg COMMIT=$(git rev-parse HEAD)
ARG COMMIT=
RUN cmake --preset release -DVEGAS_TESTS=OFF -DVEGAS_COMMIT="$COMMIT" \
    && cmake --build --preset release \
    && cd build/release && cpack -G DEB -B /packages

FROM ${BASE}
# A number that stays: volumes belong to it, and Kubernetes asks for a user that is not root by number.
RUN --mount=type=bind,from=build,source=/packages,target=/packages \
    useradd --system --uid 999 --user-group --no-create-home --home-dir /nonexistent vegasd \
    && apt-get update -q \
    && apt-get install -y -q --no-install-recommends systemd-standalone-sysusers /packages/*.deb \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt \
    && install -d -m 0700 -o vegasd -g vegasd /var/lib/vegasd
USER 999
# The package's settings, and these. Whoever is in the container's network can reach the port for
# operators: publish 8080 only.
ENV VEGASD_ADDRESS=0.0.0.0 VEGASD_ADMIN_ADDRESS=0.0.0.0
# Players, tables and games; the server seeds of games under way are among them.
VOLUME /var/lib/vegasd
EXPOSE 8080 8081
STOPSIGNAL SIGTERM
# Images in OCI's format have no health check: ask for http://CONTAINER:8081/healthz from outside. No
# curl in the image: bash asks the port itself.
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s CMD ["bash", "-c", \
    "exec 3<>/dev/tcp/127.0.0.1/8081 && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q '200 OK' <&3"]
ENTRYPOINT ["vegasd"]
