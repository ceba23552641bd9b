# One image for all processes; docker-compose.yml gives each its command. The base is pinned by the digest of its index (all
# processors); a new one comes in by a change of this line (docs/adr/0032-small-image.md).
ARG NODE_IMAGE=docker.io/library/node:24.21.0-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY . .
# Only what the installation depends on, so that a change of code does not install anew.
RUN find . -mindepth 1 -type f ! -name package.json ! -name package-lock.json -delete && find . -type l -delete

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY --from=manifests /app .
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && node infra/containers/runtime-files.mjs /runtime

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=build /runtime .
ARG VERSION=local
LABEL org.opencontainers.image.title="PNG Workboard" org.opencontainers.image.version=$VERSION
USER node
CMD ["node", "gateway/dist/main.js"]
