# The server as an image: the web client and the engine are built, and left behind with the tools.
# docs/hosting.md says how to use it, and what of it has been run.

FROM node:22-slim AS web
WORKDIR /hidalgo/web
COPY web/package.json web/package-lock.json web/.npmrc ./
RUN npm ci --no-audit --no-fund
COPY web ./
COPY src/hidalgo/locale ../src/hidalgo/locale
RUN npm run build

FROM python:3.13-slim AS wheel
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /hidalgo
COPY locks locks
RUN pip install --no-cache-dir --require-hashes --requirement locks/dev.txt
COPY LICENSE README.md pyproject.toml setup.py ./
COPY src src
COPY --from=web /hidalgo/src/hidalgo/server/web src/hidalgo/server/web
RUN HIDALGO_REQUIRE_COMPILED=1 \
    pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels .

FROM python:3.13-slim
RUN useradd --system --create-home --home-dir /data hidalgo
COPY locks/server.txt /tmp/server.txt
RUN pip install --no-cache-dir --require-hashes --requirement /tmp/server.txt
COPY --from=wheel /wheels /tmp/wheels
RUN pip install --no-cache-dir --no-deps /tmp/wheels/*.whl && rm -rf /tmp/wheels /tmp/server.txt
USER hidalgo
WORKDIR /data
ENV HIDALGO_HOST=0.0.0.0 \
    HIDALGO_PORT=8000 \
    HIDALGO_DATA=/data \
    HIDALGO_LOG_FORMAT=json
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
    CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["hidalgo"]
CMD ["serve"]
