import { type CurrentDatabase, closeDatabase, setCurrentDatabase } from "@/lib/platform/db/current";
import { stopListening } from "@/lib/platform/db/notifications";
import { takeSnapshot } from "@/lib/platform/metrics/snapshots";
import { environment } from "@/lib/platform/runtime/env";
import { callPrimary, onPrimaryCall } from "@/lib/platform/runtime/process-calls";
import { type Worker, worker } from "@/lib/platform/runtime/worker";
import { runShutdownHooks } from "@/lib/platform/server/shutdown-hooks";
import { followSharedChanges } from "@/lib/platform/tracking/shared-changes";
import { describeProcess } from "@/lib/system/processes.server";
import type { StartedDatabase } from "../database";
import { runProcess, tookUntil } from "../lifecycle";
import type { Reaching } from "../reach-database";
import { startServer } from "../serve";
import type { DatabaseAnswer } from "./messages";

/** The limit of reporting a failed start, in milliseconds. */
const REPORT_TIMEOUT_MS = 2000;

/** Rejects when the signal is aborted. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason), { once: true }),
  );

/** Waits until the primary has started or reached the database. */
async function receiveDatabase({ signal, onAway }: Reaching): Promise<StartedDatabase> {
  let hasMoved = false;
  onPrimaryCall("move", (database: CurrentDatabase) => {
    hasMoved = true;
    setCurrentDatabase(database);
  });
  const ask = (isAway: boolean) =>
    Promise.race([callPrimary<DatabaseAnswer>("database", isAway), aborted(signal)]);
  let answer = await ask(false);
  if (answer === "away") {
    await callPrimary("away", (await onAway?.()) ?? false);
    answer = await ask(true);
  }
  if (answer !== "away" && !hasMoved) answer.forEach(setCurrentDatabase);
  return {
    async stop() {
      await runShutdownHooks();
      await stopListening();
      await closeDatabase();
    },
  };
}

/** Runs one of several processes that answer requests, for the primary that started it. */
export function runWorker() {
  const { number, changes, isReplacement } = worker() as Worker;
  followSharedChanges(changes, number);
  onPrimaryCall("metrics", takeSnapshot);
  onPrimaryCall("system", describeProcess);
  const { stop, hurry } = runProcess({
    start: async (started, signal) => {
      tookUntil("the worker has loaded its modules");
      await startServer(started, signal, {
        development: false,
        opensLate: true,
        warmsUp: isReplacement || environment().DATABASE_URL !== undefined,
        writesCopies: number === 1,
        startDatabase: receiveDatabase,
        onReady: () => callPrimary("serving"),
      });
    },
    report: (message) => callPrimary("failed", message, REPORT_TIMEOUT_MS).catch(() => undefined),
    // Terminals and supervisors send their signal to the primary too, which counts them.
    onSignal: (running, isFirst) => isFirst && running.stop(),
  });
  onPrimaryCall("stop", stop);
  onPrimaryCall("hurry", hurry);
}
