import cluster from "node:cluster";
import { randomBytes, randomUUID } from "node:crypto";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type CurrentDatabase, embeddedDatabase, setCurrentDatabase } from "@/lib/platform/db/current";
import { say } from "@/lib/platform/log/log";
import type { Environment } from "@/lib/platform/runtime/env";
import { createSharedChanges } from "@/lib/platform/tracking/shared-changes";
import { describeProcess, type ProcessState } from "@/lib/system/processes.server";
import { deferred } from "./deferred";
import type { DatabaseAnswer } from "./messages";
import { createWorkerMetrics } from "./worker-metrics";
import { WorkerSlot } from "./worker-slot";

/** Processes of one slot that end before any worker was ready, after which the start fails. */
const MAX_FAILURES = 5;
/** The limits of answers by workers, in milliseconds. */
const TIMEOUT_MS = { away: 15_000, move: 5000, system: 2000 };
/** The limit of a worker's stop after `STOP_DELAY`: requests have ten seconds, then pending data is written. */
const STOP_TIMEOUT_MS = 30_000;

/**
 * Starts the worker processes, which listen on one port, and replaces each that ends. Connections are not handed over by
 * this process: the workers accept them from one shared queue, the idle ones first.
 */
export function startWorkers({ WORKERS, DATA_DIR, STOP_DELAY }: Environment, port: number) {
  const changes = path.resolve(DATA_DIR, "changes");
  createSharedChanges(changes, WORKERS);
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  cluster.setupPrimary({ exec: path.resolve("server.mjs"), args: [] });

  const metrics = createWorkerMetrics();
  const ready = deferred<null>();
  const database = deferred<null>();
  const away = deferred<"away">();
  const servesCopies = deferred<boolean>();
  let current: CurrentDatabase | undefined;
  let isReady = false;
  let isStopping = false;
  ready.promise.catch(() => undefined);

  /** Tells the other workers to use another database; ends those that don't answer. */
  async function move(by: WorkerSlot, to: CurrentDatabase) {
    current = to;
    setCurrentDatabase(to);
    const others = slots.filter((slot) => slot !== by && slot.usesDatabase);
    await Promise.all(
      others.map((slot) => slot.calls?.call("move", to, TIMEOUT_MS.move).catch(() => slot.kill())),
    );
  }

  async function answerDatabase(slot: WorkerSlot, isAwayKnown: boolean): Promise<DatabaseAnswer> {
    const answer = await Promise.race([database.promise, ...(isAwayKnown ? [] : [away.promise])]);
    if (answer === "away") return answer;
    slot.usesDatabase = true;
    return [embeddedDatabase(), current].filter((known) => known !== undefined);
  }

  async function describeAll(): Promise<ProcessState[]> {
    const states = slots.map(({ calls }) =>
      calls?.call<ProcessState>("system", null, TIMEOUT_MS.system).catch(() => null),
    );
    return [describeProcess(), ...(await Promise.all(states)).filter((state) => state != null)];
  }

  function begin(slot: WorkerSlot) {
    isReady = true;
    slot.serve();
    say(`Worker ${slot.number} of ${WORKERS} is ready`);
    ready.resolve(null);
  }

  function showCopies(slot: WorkerSlot, isServing: boolean) {
    // Its requests have to finish at a stop.
    if (isServing) slot.isServing = true;
    servesCopies.resolve(isServing);
  }

  const handlersOf = (slot: WorkerSlot) =>
    new Map<string, (value: never) => unknown>([
      ["database", (isAwayKnown: boolean) => answerDatabase(slot, isAwayKnown)],
      ["away", (isServing: boolean) => showCopies(slot, isServing)],
      ["serving", () => begin(slot)],
      [
        "failed",
        (message: string) => {
          slot.failure = message;
        },
      ],
      ["move", (to: CurrentDatabase) => move(slot, to)],
      ["metrics", () => metrics.collect(slots)],
      ["system", describeAll],
    ]);

  function replace(slot: WorkerSlot, reason: string) {
    void metrics.keepCounters(slot.number);
    if (isStopping) return;
    const { failure, failures, number } = slot;
    if (!isReady && failure !== undefined) return ready.reject(new Error(failure));
    if (!isReady && failures >= MAX_FAILURES) {
      return ready.reject(new Error(`Worker ${number} ended ${failures} times during its start.`));
    }
    const pause = slot.restart();
    const when = pause === 0 ? "" : ` in ${pause / 1000} seconds`;
    say(`Worker ${number} ended (${failure ?? reason}); starting it again${when}`);
  }

  const shared = {
    count: WORKERS,
    changes,
    token: randomBytes(16).toString("hex"),
    instance: { id: randomUUID(), startedAt: performance.timeOrigin },
  };
  const slots: readonly WorkerSlot[] = Array.from(
    { length: WORKERS },
    (_, index) =>
      new WorkerSlot({
        settings: { number: index + 1, ...shared },
        port,
        isReplacement: () => isReady,
        handlersOf,
        hasDatabase: () => current !== undefined,
        onEnd: replace,
      }),
  );
  for (const slot of slots) slot.start();

  function beginStop() {
    if (isStopping) return;
    isStopping = true;
    ready.reject(new Error("The workers are stopped."));
    for (const slot of slots) slot.stop();
  }

  return {
    /** Resolves when one of them answers requests; rejects if they can't. */
    ready: ready.promise,
    /** Lets them use the database. */
    provideDatabase(started: CurrentDatabase) {
      current = started;
      database.resolve(null);
    },
    /** Lets them send kept pages while the database is unreachable. @returns whether one does */
    async serveCopies(): Promise<boolean> {
      away.resolve("away");
      return Promise.race([servesCopies.promise, delay(TIMEOUT_MS.away, false, { ref: false })]);
    },
    /** Begins a stop; those that are starting are killed. */
    beginStop,
    /** Ends the delay of a stop. */
    hurry() {
      for (const { calls } of slots) void calls?.call("hurry").catch(() => undefined);
    },
    /** Stops all workers; resolves when they have ended. */
    async stop() {
      beginStop();
      const late = setTimeout(
        () => slots.forEach((slot) => void slot.kill()),
        STOP_DELAY * 1000 + STOP_TIMEOUT_MS,
      );
      await Promise.all(slots.map((slot) => slot.end()));
      clearTimeout(late);
    },
  };
}
