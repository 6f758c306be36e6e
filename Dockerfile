# vegasd and vegas in a small image without root. Build: docker build -t vegas .  (or buildah bud)
# Run: docker run -p 8080:8080 -v vegas:/var/lib/vegas vegas
ARG BASE=docker.io/library/debian:bookworm-slim

FROM ${BASE} AS build
WORKDIR /src
COPY deploy/install-packages deploy/install-packages
RUN deploy/install-packages build
COPY . .
RUN cmake --preset release -DVEGAS_TESTS=OFF -DCMAKE_EXE_LINKER_FLAGS=-s \
    && cmake --build --preset release \
    && cmake --install build/release --prefix /opt/vegas

FROM ${BASE}
RUN apt-get update -q \
    && apt-get install -y -q --no-install-recommends libssl3 libsqlite3-0 libicu72 libspdlog1.10 libfmt9 \
    && rm -rf /var/lib/apt/lists/* /var/cache/apt \
    && useradd --system --user-group --no-create-home --home-dir /nonexistent vegas \
    && install -d -m 0700 -o vegas -g vegas /var/lib/vegas
COPY --from=build /opt/vegas/bin/ /usr/local/bin/
USER vegas
ENV VEGAS_ADDRESS=0.0.0.0 VEGAS_PORT=8080 VEGAS_ADMIN_PORT=8081 VEGAS_DATA=/var/lib/vegas
# Players, tables and games; the server seeds of games under way are among them.
VOLUME /var/lib/vegas
EXPOSE 8080
STOPSIGNAL SIGTERM
# No curl in the image: bash asks the private port itself.
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s CMD ["bash", "-c", \
    "exec 3<>/dev/tcp/127.0.0.1/8081 && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && grep -q '200 OK' <&3"]
ENTRYPOINT ["vegasd"]
