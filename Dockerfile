# `pnpm release` takes the last stage for the image of a release.
FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6 AS build
WORKDIR /src
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile
# For the manifest: the build context has no history.
ARG VERSION=0.0.0
ARG COMMIT=unknown
RUN VERSION=$VERSION COMMIT=$COMMIT npx --yes pnpm@12.21.0 build

FROM node:24.21.0-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
# The server needs Node alone. The folder is the only one it writes to.
RUN rm -rf /usr/local/lib/node_modules /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn* /opt/yarn* \
  && install --directory --owner=1000 --group=1000 --mode=700 /data
COPY --from=build /src/dist/planner-admin /opt/planner-admin
ARG VERSION=0.0.0
ARG COMMIT=unknown
LABEL org.opencontainers.image.title="Planner Admin" \
  org.opencontainers.image.description="Administrator console for a planner app" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="$VERSION" \
  org.opencontainers.image.revision="$COMMIT"
VOLUME /data
ENV HOST=:: PLANNER_DATA_DIR=/data
# A number, so that Kubernetes can tell that it is not root.
USER 1000:1000
EXPOSE 3000
# Bash alone: starting Node every ten seconds would cost more than the server.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/${PORT:-3000} && printf 'GET /api/v1/health HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
ENTRYPOINT ["node", "/opt/planner-admin/server.js"]
CMD ["serve"]
