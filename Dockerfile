# syntax=docker/dockerfile:1
# Built from this folder alone: docker compose up --build. docs/self-hosting.md says how to run it.

FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/link-node.mjs scripts/
RUN npm ci --include=dev --include=optional --no-audit --no-fund
COPY scripts scripts
COPY vite.config.ts react-router.config.ts tsconfig.json ./
COPY public public
COPY comedy comedy
COPY app app
RUN node scripts/build.mjs

# What runs: no compiler, no test tool. The Node is the pinned one out of the lock file.
FROM node:24-trixie-slim AS modules
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY scripts/link-node.mjs scripts/
RUN npm ci --omit=dev --no-audit --no-fund

FROM debian:trixie-slim
# Node's two libraries, and pg_dump, pg_restore and psql for backups of a Postgres.
RUN apt-get update \
 && apt-get install -y --no-install-recommends libatomic1 libstdc++6 postgresql-client \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --uid 10001 --user-group --home-dir /storage --no-create-home broetry \
 && install -d -o broetry -g broetry -m 0700 /storage
WORKDIR /app
COPY --from=modules /app/package.json ./
COPY --from=modules /app/node_modules node_modules
COPY --from=build /app/build build
ENV PATH=/app/node_modules/.bin:$PATH NODE_ENV=production HOST=0.0.0.0 PORT=80 DATA_DIR=/storage
USER broetry
VOLUME /storage
EXPOSE 80
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=15s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "build/server/main.js"]
