FROM node:24.21.0-slim AS build
WORKDIR /src
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile
# For the manifest: the build context has no history.
ARG COMMIT=unknown
RUN COMMIT=$COMMIT npx --yes pnpm@12.21.0 build

FROM node:24.21.0-slim
COPY --from=build /src/dist/planner-admin /opt/planner-admin
# The only folder the server writes to.
RUN install --directory --owner=node --group=node --mode=700 /data
VOLUME /data
ENV HOST=:: PLANNER_DATA_DIR=/data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/v1/health`).then(({ ok }) => { process.exitCode = ok ? 0 : 1; })"]
ENTRYPOINT ["node", "/opt/planner-admin/server.js"]
CMD ["serve"]
