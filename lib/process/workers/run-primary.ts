import { currentDatabase } from "@/lib/platform/db/current";
import { findFreePort } from "@/lib/platform/db/embedded/port";
import { say } from "@/lib/platform/log/log";
import { environment } from "@/lib/platform/runtime/env";
import { startDatabase } from "../database";
import { prepareInstance, sayReady } from "../instance";
import { runProcess, stopOnSignal, tookUntil, type Undo } from "../lifecycle";
import { startWorkers } from "./workers";

type Workers = ReturnType<typeof startWorkers>;

/** Starts the database, and aborts waiting for it if the workers can't start. */
async function startDatabaseFor(workers: Workers, signal: AbortSignal) {
  const failed = new AbortController();
  workers.ready.catch(() => failed.abort());
  try {
    return await startDatabase(environment(), {
      say,
      signal: AbortSignal.any([signal, failed.signal]),
      onAway: workers.serveCopies,
    });
  } catch (error) {
    if (failed.signal.aborted) await workers.ready;
    throw error;
  }
}

/** Runs the process that owns the database and the port, and starts the workers that answer requests. */
export function runPrimary() {
  let workers: Workers | undefined;

  async function start(started: Undo[], signal: AbortSignal) {
    tookUntil("the process has loaded its modules");
    const settings = environment();
    await prepareInstance(settings, started);
    // A replacement must not choose another free port.
    const port = settings.PORT || (await findFreePort());
    const running = startWorkers(settings, port);
    workers = running;
    signal.addEventListener("abort", running.beginStop, { once: true });
    started.push(running.stop);
    const database = await startDatabaseFor(running, signal);
    started.splice(-1, 0, () => database.stop());
    tookUntil("the database is ready");
    running.provideDatabase(currentDatabase());
    await running.ready;
    await sayReady(settings, port);
  }

  runProcess({
    start,
    // Each worker waits itself.
    announce: async (_delay, hurry) => {
      hurry.addEventListener("abort", () => workers?.hurry(), { once: true });
    },
    onSignal: stopOnSignal,
  });
}
