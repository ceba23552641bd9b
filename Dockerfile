# One image for all processes; docker-compose.yml gives each its command.
FROM node:24-slim AS manifests
WORKDIR /app
COPY . .
# Only what the installation depends on, so that a change of code does not install anew.
RUN find . -mindepth 1 -type f ! -name package.json ! -name package-lock.json -delete && find . -type l -delete

FROM node:24-slim AS build
WORKDIR /app
COPY --from=manifests /app .
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build \
 && find . -path ./node_modules -prune -o -path '*/dist/*' -type f \( -name '*.spec.*' -o -name '*.map' -o -name '*.d.ts' \) -exec rm {} + \
 && rm -rf packages/*/src services/*/src gateway/src

FROM node:24-slim AS dependencies
WORKDIR /app
COPY --from=manifests /app .
# What runs, without the web app's packages (it is built) and without what only editors and debuggers read.
RUN npm ci --omit=dev --no-audit --no-fund \
      -w gateway -w services/auth -w services/companies -w services/jobs -w services/applications \
      -w services/notifications -w services/ranking -w infra \
 && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=dependencies /app .
COPY --from=build /app/packages packages
COPY --from=build /app/services services
COPY --from=build /app/gateway gateway
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/infra/dist infra/dist
COPY --from=build /app/infra/postgres infra/postgres
ARG VERSION=local
LABEL org.opencontainers.image.title="PNG Workboard" org.opencontainers.image.version=$VERSION
USER node
CMD ["node", "gateway/dist/main.js"]
