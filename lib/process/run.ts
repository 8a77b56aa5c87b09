import { createServer, type RequestListener } from "node:http";
import path from "node:path";
import type createNext from "next";
import { describeMissingKeys } from "@/lib/payments/missing-keys";
import { hostAndPort } from "@/lib/platform/address/target";
import { followChanges } from "@/lib/platform/db/follow-changes";
import { lockDataDir } from "@/lib/platform/db/instance-lock";
import { startSweeping } from "@/lib/platform/db/sweep";
import { endEventStreams } from "@/lib/platform/events/open-streams";
import { announceStop } from "@/lib/platform/health/stopping";
import { isSelfRequest, ownAddress } from "@/lib/platform/http/self-request";
import { flushLog, log, say } from "@/lib/platform/log/log";
import { shareStoragesOfNext } from "@/lib/platform/runtime/async-storage";
import { type Environment, environment } from "@/lib/platform/runtime/env";
import { answerDirectly } from "@/lib/platform/server/answer-directly";
import { createHttpServer, listen } from "@/lib/platform/server/listen";
import { onShutdown } from "@/lib/platform/server/shutdown-hooks";
import { stoppable } from "@/lib/platform/server/stop";
import { keepTickShape } from "@/lib/platform/server/tick-shape";
import { takeWaitingConnections } from "@/lib/platform/server/untaken-connections";
import { authSecret } from "@/lib/secrets/auth-secret";
import { startDatabase } from "./database";
import { startPageCache } from "./page-cache";
import { addressToOpen, openReset } from "./ready";
import { setUpUnattended, unattendedSetup } from "./unattended-setup";

type Undo = () => Promise<unknown>;

/** Stops the started parts in reverse order; logs failures and continues. */
async function undoAll(steps: Undo[]) {
  for (const step of steps.toReversed()) {
    await step().catch((error: unknown) => log.error({ err: error }, "A step of the shutdown failed"));
  }
}

/** Logs at level debug the time from the start of the process to the end of a step. */
function tookUntil(step: string) {
  log.debug({ step, milliseconds: Math.round(performance.now()) }, "start");
}

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

async function start(development: boolean, started: Undo[], signal: AbortSignal) {
  tookUntil("the process has loaded its modules");
  const settings = environment();
  const unattended = unattendedSetup(settings);
  const missing = describeMissingKeys(settings);
  if (missing) log.warn(missing);
  const lock = await lockDataDir(path.resolve(settings.DATA_DIR));
  started.push(() => lock.release());
  authSecret();
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
  const pages = development ? undefined : startPageCache(settings, handle);
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
  // With several instances the port opens late, so that a load balancer asks another one until then.
  const mayBeOneOfSeveral = settings.DATABASE_URL !== undefined && !development;
  const known = mayBeOneOfSeveral ? settings.PORT : await open();
  const onAway = async () => {
    const isServing = (await pages?.showCopies()) ?? false;
    if (isServing) await open();
    return isServing;
  };
  // Next.js takes over connections that request an upgrade, without our limits. Only development needs that: in
  // production it gets a server that never listens, and such requests are answered like any other.
  const upgradable = development ? server : createServer();
  const startingDatabase = startDatabase(settings, { say, signal, onAway });
  const preparing = prepareNext({
    dev: development,
    dir: process.cwd(),
    httpServer: upgradable,
    port: known,
  });
  preparing.catch(() => undefined);
  const database = await startingDatabase;
  started.splice(1, 0, () => database.stop());
  tookUntil("the database is ready");
  handler.current = await preparing;
  const toSetUp = unattended && (await openReset()) === null ? unattended : null;
  // Answers no other requests before the unattended set-up: the instance could be claimed by anyone.
  handler.isForAll = toSetUp === null;
  if (!development) followChanges();
  if (mayBeOneOfSeveral && !toSetUp) await pages?.warmUp();
  tookUntil("the pages are rendered");
  const port = await open();
  await keepTickShape();
  started.push(startSweeping());
  const own = ownAddress();
  if (toSetUp && own && (await setUpUnattended(toSetUp, `http://${hostAndPort(own)}`))) {
    say(`Set up ${toSetUp.projectName}, with ${toSetUp.adminEmail} as its owner`);
  }
  handler.isForAll = true;
  if (mayBeOneOfSeveral && toSetUp) await pages?.warmUp();
  const everywhere = ["0.0.0.0", "::"].includes(settings.HOST);
  const site = `http://${hostAndPort({ host: everywhere ? "localhost" : settings.HOST, port })}`;
  say(`Ready: ${await addressToOpen(site)}`);
  tookUntil("it is ready");
}

/** Ignores errors of writing the output of Next.js after its reader has closed the pipe. */
function surviveLostOutput() {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
}

/**
 * Windows sends SIGINT for Ctrl+C, SIGBREAK for Ctrl+Break and SIGHUP for a closed window, and never SIGTERM. Elsewhere
 * SIGHUP keeps its default, which `nohup` changes to ignored.
 */
const stopSignals = process.platform === "win32" ? ["SIGINT", "SIGBREAK", "SIGHUP"] : ["SIGTERM", "SIGINT"];

/** Starts the application, and stops it on the stop signals. */
export async function runServer({ development }: { development: boolean }) {
  surviveLostOutput();
  const started: Undo[] = [];
  let stopping = false;
  const stopped = new AbortController();
  const starting = start(development, started, stopped.signal).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  const hurry = new AbortController();
  const stop = async (exitCode: number, delay = 0) => {
    if (stopping) return hurry.abort();
    stopping = true;
    stopped.abort();
    if ((await starting) === null) await announceStop(delay, hurry.signal);
    endEventStreams();
    await undoAll(started);
    await flushLog();
    // A library's timer would keep the process alive for ten more seconds.
    process.exit(exitCode);
  };
  for (const signal of stopSignals) {
    process.on(signal, () => {
      if (!stopping) say("Stopping: finishing what is under way");
      void stop(0, environment().STOP_DELAY);
    });
  }
  const failed = await starting;
  if (!failed || stopping) return;
  const { error } = failed;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  await stop(1);
}
