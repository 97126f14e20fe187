# The app alone: PostgreSQL and the proxy are services of their own, see deploy/compose.yaml.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# Neither the Node nor the PostgreSQL that the packages bring: the image has the one, compose.yaml the other.
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build
RUN sh deploy/runtime-files.sh /app /runtime
# Node without the names of its symbols, which only a debugger reads: 108 MB instead of 126.
RUN apt-get update && apt-get install -y --no-install-recommends binutils \
  && strip --strip-all -o /runtime-node /usr/local/bin/node

# Debian alone: neither npm nor the headers of Node, which its own image has.
FROM debian:bookworm-slim
RUN useradd --uid 1000 node
COPY --from=build /runtime-node /usr/local/bin/node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/tmp/riwaq
COPY --from=build --chown=root:root /runtime /app
WORKDIR /app
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=4s --start-period=60s --retries=3 \
  CMD ["node", "deploy/is-ready.mjs"]
CMD ["node", "server/main/serve.ts"]
