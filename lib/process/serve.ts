import { createServer, type RequestListener } from "node:http";
import type createNext from "next";
import { hostAndPort } from "@/lib/platform/address/target";
import { setPageHandler } from "@/lib/platform/cache/page-handler";
import { followChanges } from "@/lib/platform/db/follow-changes";
import { startSweeping } from "@/lib/platform/db/sweep";
import { isSelfRequest, ownAddress } from "@/lib/platform/http/self-request";
import { say } from "@/lib/platform/log/log";
import { shareStoragesOfNext } from "@/lib/platform/runtime/async-storage";
import { type Environment, environment } from "@/lib/platform/runtime/env";
import { answerDirectly } from "@/lib/platform/server/answer-directly";
import { createHttpServer, listen } from "@/lib/platform/server/listen";
import { onShutdown } from "@/lib/platform/server/shutdown-hooks";
import { stoppable } from "@/lib/platform/server/stop";
import { keepTickShape } from "@/lib/platform/server/tick-shape";
import { takeWaitingConnections } from "@/lib/platform/server/untaken-connections";
import type { StartedDatabase } from "./database";
import { tookUntil, type Undo } from "./lifecycle";
import { startPageCache } from "./page-cache";
import type { Reaching } from "./reach-database";
import { openReset } from "./ready";
import { setUpUnattended, unattendedSetup } from "./unattended-setup";

/**
 * Records traces if a collector is set.
 * @throws Error that names the command which installs OpenTelemetry, if it isn't installed
 */
async function startTraces(settings: Environment) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  if (endpoint === undefined) return;
  const { startTracing } = await import("@/lib/platform/tracing/open-telemetry").catch((error) => {
    if (error?.code !== "ERR_MODULE_NOT_FOUND") throw error;
    throw new Error("OTEL_EXPORTER_OTLP_ENDPOINT needs OpenTelemetry. Install it: npm run tracing", {
      cause: error,
    });
  });
  onShutdown("traces", startTracing(endpoint, settings));
}

/** Returns a function that does the work on the first call only, and returns the same result each time. */
function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}

type NextHandler = ReturnType<ReturnType<typeof createNext>["getRequestHandler"]>;

/** Loads Next.js, which takes a while, and returns its handler. */
async function prepareNext(options: Parameters<typeof createNext>[0]): Promise<NextHandler> {
  shareStoragesOfNext();
  const { default: next } = await import("next");
  const app = next(options);
  await app.prepare();
  tookUntil("Next.js is prepared");
  return app.getRequestHandler();
}

type ServerOptions = {
  development: boolean;
  /** True if the port opens only when this process can answer. */
  opensLate: boolean;
  /** True if other processes answer until this one has rendered the pages. */
  warmsUp: boolean;
  /** True if this process writes the kept pages to disk. */
  writesCopies: boolean;
  startDatabase: (reaching: Reaching) => Promise<StartedDatabase>;
  /** Called with the port when requests are answered. */
  onReady: (port: number) => Promise<unknown>;
};

/** Starts the HTTP server with Next.js, and adds the functions that stop them to `started`. */
export async function startServer(
  started: Undo[],
  signal: AbortSignal,
  { development, opensLate, warmsUp, writesCopies, startDatabase, onReady }: ServerOptions,
) {
  const settings = environment();
  const unattended = unattendedSetup(settings);
  const first = started.length;
  await startTraces(settings);
  const handler: { current?: NextHandler; isForAll?: boolean } = {};
  const handle: RequestListener = (request, response) => {
    const isOwnSetUp = request.method === "POST" && isSelfRequest(request.headers);
    const answer = handler.isForAll || isOwnSetUp ? handler.current : undefined;
    if (!development && answer && answerDirectly(request, response)) return;
    if (answer) void answer(request, response);
    else
      response
        .writeHead(503, { "retry-after": "2", connection: "close" })
        .end("Starting, one moment please.\n");
  };
  const pages = development ? undefined : startPageCache(settings, handle, writesCopies);
  if (!development) setPageHandler(handle);
  const server = createHttpServer(settings, handle, pages);
  const close = stoppable(server);
  const open = once(async () => {
    const port = await listen(server, settings);
    tookUntil("the port is open");
    started.push(async () => {
      await takeWaitingConnections();
      await close();
    });
    return port;
  });
  const known = opensLate ? settings.PORT : await open();
  const onAway = async () => {
    const isServing = (await pages?.showCopies()) ?? false;
    if (isServing) await open();
    return isServing;
  };
  // Next.js takes over connections that request an upgrade, without our limits. Only development needs that: in
  // production it gets a server that never listens, and such requests are answered like any other.
  const upgradable = development ? server : createServer();
  const startingDatabase = startDatabase({ say, signal, onAway });
  const preparing = prepareNext({
    dev: development,
    dir: process.cwd(),
    httpServer: upgradable,
    port: known,
  });
  preparing.catch(() => undefined);
  const database = await startingDatabase;
  started.splice(first, 0, () => database.stop());
  tookUntil("the database is ready");
  handler.current = await preparing;
  const toSetUp = unattended && (await openReset()) === null ? unattended : null;
  // Answers no other requests before the unattended set-up: the instance could be claimed by anyone.
  handler.isForAll = toSetUp === null;
  if (!development) followChanges();
  if (warmsUp && !toSetUp) await pages?.warmUp();
  tookUntil("the pages are rendered");
  const port = await open();
  await keepTickShape();
  started.push(startSweeping());
  const own = ownAddress();
  if (toSetUp && own && (await setUpUnattended(toSetUp, `http://${hostAndPort(own)}`))) {
    say(`Set up ${toSetUp.projectName}, with ${toSetUp.adminEmail} as its owner`);
  }
  handler.isForAll = true;
  if (warmsUp && toSetUp) await pages?.warmUp();
  await onReady(port);
  tookUntil("it is ready");
}
