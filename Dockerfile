# syntax=docker/dockerfile:1
ARG NODE_VERSION=22

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm run build
# Set to record traces: docker build --build-arg TRACING=true
ARG TRACING
RUN if [ -n "$TRACING" ]; then npm run tracing; fi
# Packages that only the build needs, and source maps, are more than half of the size.
RUN rm -rf .next/cache \
    node_modules/@next/swc-* node_modules/@typescript node_modules/typescript node_modules/lucide-react \
    && find node_modules -name '*.map' -type f -delete

FROM node:${NODE_VERSION}-bookworm-slim
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    TEMPLATES_DIR=/data/templates
# Fonts for tickets that are printed as pictures: Noto for nearly all scripts, and a small one for Chinese, Japanese and
# Korean, since Noto's takes 90 MB.
RUN apt-get update \
    && apt-get install -y --no-install-recommends fontconfig-config fonts-noto-core fonts-droid-fallback \
    && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --user-group --no-create-home --home-dir /data app \
    && install -d -o app -g app -m 0711 /data
WORKDIR /app
# The files belong to root: the process can't change the program that it runs.
COPY --from=build /app ./
USER app
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=90s --retries=4 \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.mjs"]
