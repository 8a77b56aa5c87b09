import { randomUUID } from "node:crypto";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { PageCache } from "@/lib/platform/cache/page-cache";
import { isStopping } from "@/lib/platform/health/stopping";
import { ADDRESS_HEADER, atOrigin, REQUEST_ID_HEADER, requestOrigin } from "@/lib/platform/http/origin";
import { setOwnAddress } from "@/lib/platform/http/self-request";
import { logRequest } from "@/lib/platform/log/log";
import type { Environment } from "@/lib/platform/runtime/env";
import { tracing } from "@/lib/platform/tracing/tracing";
import { boundArrival } from "./arrival";
import { boundConnections, requestTimeouts } from "./connections";
import { takeEventStream } from "./event-responses";
import { fairShare } from "./fair-share";
import { serializePipelined } from "./pipelining";
import { settleProxyHeaders } from "./proxy-headers";
import { isPageRequest, pathOf, refusalOf, refuse } from "./refusal";
import { countRequest } from "./request-counts";
import { builtRoutes } from "./route-templates";
import { markSameMachine } from "./same-machine";
import { trustsProxy, visitorAddress } from "./visitor-address";

const acceptableId = /^[\w-]{8,64}$/;

/**
 * Creates the HTTP server, which adds the request id and the client's address to each request, applies the limits, and
 * logs and counts the outcome.
 * @param pages the page cache, asked first
 */
export function createHttpServer(
  environment: Environment,
  handle: RequestListener,
  pages?: Pick<PageCache, "serve" | "fill">,
): Server {
  const trustProxy = environment.TRUST_PROXY === "true";
  const begin = pages?.fill ?? handle;
  const routeOf = builtRoutes();
  const watchArrival = boundArrival();
  const work = fairShare(
    (request, response) => atOrigin(requestOrigin(request.headers), () => begin(request, response)),
    { isRender: isPageRequest },
  );
  const listener: RequestListener = (request, response) => {
    const startedAt = performance.now();
    const given = request.headers[REQUEST_ID_HEADER];
    const requestId = typeof given === "string" && acceptableId.test(given) ? given : randomUUID();
    request.headers[REQUEST_ID_HEADER] = requestId;
    request.headers[ADDRESS_HEADER] = visitorAddress(request, trustProxy);
    settleProxyHeaders(request, trustProxy);
    const path = pathOf(request.url ?? "");
    const span = tracing()?.beginRequest(request.method ?? "", request.headers);
    response.on("close", () => {
      const level = path.startsWith("/_next/") ? "debug" : "info";
      const took = performance.now() - startedAt;
      const { method = "" } = request;
      const { statusCode: status, headersSent } = response;
      logRequest(level, { requestId, method, path, status, milliseconds: Math.round(took) });
      const route = routeOf(path);
      const reported = headersSent ? status : null;
      countRequest(method, route, reported, took);
      span?.end(route, reported);
    });
    // A load balancer then opens its next connection to another instance.
    if (isStopping()) response.shouldKeepAlive = false;
    watchArrival(request, response);
    const refusal = refusalOf(request);
    if (!refusal && pages?.serve(request, response)) return;
    // A connection may break when Next.js no longer listens to it; the error would end the process.
    request.on("error", () => undefined);
    markSameMachine(request, environment);
    response.setHeader(REQUEST_ID_HEADER, requestId);
    takeEventStream(request, response);
    if (refusal) refuse(response, path, refusal);
    else if (span) span.run(() => work(request, response));
    else work(request, response);
  };
  const server = createServer(requestTimeouts, serializePipelined(listener));
  boundConnections(server, {
    perAddress: environment.CONNECTIONS_PER_ADDRESS,
    isProxy: (socket) => trustsProxy({ socket }, trustProxy),
  });
  return server;
}

/**
 * Starts listening and returns the port.
 * @throws Error with the setting to change
 */
export function listen(server: Server, { PORT, HOST }: Environment): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const reasons: Record<string, string> = {
        EADDRINUSE: `Port ${PORT} is already in use. Stop what uses it, or set PORT to another one.`,
        EACCES: `Port ${PORT} may not be opened by this user. Set PORT to one above 1023.`,
        EADDRNOTAVAIL: `This machine has no address ${HOST}. Set HOST to one that it has.`,
        ENOTFOUND: `This machine has no address ${HOST}. Set HOST to one that it has.`,
      };
      reject(new Error(reasons[error.code ?? ""] ?? error.message));
    });
    server.listen(PORT, HOST, () => {
      const address = server.address() as AddressInfo;
      setOwnAddress(address);
      resolve(address.port);
    });
  });
}
