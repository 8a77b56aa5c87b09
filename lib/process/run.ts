import { environment } from "@/lib/platform/runtime/env";
import { startDatabase } from "./database";
import { prepareInstance, sayReady } from "./instance";
import { runProcess, stopOnSignal, tookUntil, type Undo } from "./lifecycle";
import { startServer } from "./serve";

async function start(development: boolean, started: Undo[], signal: AbortSignal) {
  tookUntil("the process has loaded its modules");
  const settings = environment();
  await prepareInstance(settings, started);
  const mayBeOneOfSeveral = settings.DATABASE_URL !== undefined && !development;
  await startServer(started, signal, {
    development,
    // A load balancer asks another instance until then.
    opensLate: mayBeOneOfSeveral,
    warmsUp: mayBeOneOfSeveral,
    writesCopies: true,
    startDatabase: (reaching) => startDatabase(settings, reaching),
    onReady: (port) => sayReady(settings, port),
  });
}

/** Runs the application in one process. */
export function runServer({ development }: { development: boolean }) {
  runProcess({
    start: (started, signal) => start(development, started, signal),
    onSignal: stopOnSignal,
  });
}
