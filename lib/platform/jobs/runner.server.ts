import "server-only";
import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { log } from "@/lib/platform/log/log";
import { attempt } from "./attempt.server";
import { type ClaimedJob, claimJobs, nextDue } from "./claim.server";
import type { AnyJob } from "./define-job";
import { renewLeases } from "./settle.server";

export type RunnerOptions = {
  jobs: ReadonlyMap<string, AnyJob>;
  /** The duration of a lease, after which another process takes over a job. */
  leaseMs?: number;
  /** The longest interval of looking for jobs, in case that a notification was lost. */
  pollMs?: number;
  /** The delay after a failed query. */
  retryMs?: number;
  /** The time for running handlers when the runner stops. */
  graceMs?: number;
  random?: () => number;
  /** Called after the first search that succeeded. */
  onFound?: () => void;
};

/** The time after its limit for which an attempt may go on; then its lease isn't renewed. */
const OVERTIME_MS = 60_000;

type Running = {
  job: ClaimedJob;
  lost: AbortController;
  leasedUntil: number;
  endsAt: number;
  done: Promise<void>;
};

/** Runs the jobs that are due. All times are relative, so that the clock of the process doesn't matter. */
export function createRunner({
  jobs,
  leaseMs = 30_000,
  pollMs = 15_000,
  retryMs = 5000,
  graceMs = 10_000,
  random = Math.random,
  onFound,
}: RunnerOptions) {
  const lease = { by: randomUUID() as string, ms: leaseMs };
  const running = new Map<string, Running>();
  const stopping = new AbortController();
  let looking: Promise<void> | null = null;
  let isWoken = false;
  let hasFound = false;
  let timer: NodeJS.Timeout | undefined;
  let renewal: NodeJS.Timeout | undefined;

  function begin(job: ClaimedJob, leasedUntil: number) {
    const declared = jobs.get(job.kind);
    if (!declared) return;
    const lost = new AbortController();
    const signals = [lost.signal, stopping.signal, AbortSignal.timeout(declared.timeoutMs)];
    const entry: Running = {
      job,
      lost,
      leasedUntil,
      endsAt: performance.now() + declared.timeoutMs + OVERTIME_MS,
      done: Promise.resolve(),
    };
    running.set(job.id, entry);
    entry.done = attempt(declared, job, {
      by: lease.by,
      signal: AbortSignal.any(signals),
      isReleased: () => stopping.signal.aborted,
      isLost: () => performance.now() > entry.leasedUntil,
      retryMs,
      random,
    }).finally(() => {
      running.delete(job.id);
      wake();
    });
  }

  async function look(): Promise<number> {
    const kinds = [...jobs.keys()];
    const due = await nextDue(kinds);
    if (due.isDue && !stopping.signal.aborted) {
      const leasedUntil = performance.now() + leaseMs;
      const claimed = await claimJobs([...jobs.values()], lease, [...running.keys()]);
      for (const job of claimed) begin(job, leasedUntil);
    }
    if (!hasFound) onFound?.();
    hasFound = true;
    return Math.min(pollMs, due.milliseconds ?? pollMs);
  }

  async function lookUntilQuiet() {
    let wait = retryMs;
    try {
      do {
        isWoken = false;
        wait = await look();
      } while (isWoken && !stopping.signal.aborted);
    } catch (error) {
      log.debug({ err: error }, "Jobs could not be looked for; retrying");
    }
    if (!stopping.signal.aborted) timer = setTimeout(wake, Math.max(wait, 10)).unref();
  }

  /** Looks for jobs, after the current search. */
  function wake() {
    if (stopping.signal.aborted) return;
    isWoken = true;
    clearTimeout(timer);
    looking ??= lookUntilQuiet().finally(() => {
      looking = null;
      if (isWoken) wake();
    });
  }

  function loseLate() {
    for (const { lost, leasedUntil } of running.values()) if (performance.now() > leasedUntil) lost.abort();
  }

  async function renew() {
    const now = performance.now();
    const held = [...running.values()].filter(({ endsAt }) => endsAt > now);
    if (held.length > 0) {
      try {
        const renewed = await renewLeases(
          lease,
          held.map(({ job }) => job.id),
        );
        for (const entry of held) {
          if (renewed.has(entry.job.id)) entry.leasedUntil = now + leaseMs;
          else entry.lost.abort();
        }
      } catch (error) {
        log.debug({ err: error }, "Leases of jobs could not be renewed");
      }
    }
    loseLate();
  }

  return {
    id: lease.by,
    wake,
    start() {
      renewal = setInterval(() => void renew(), leaseMs / 3).unref();
      wake();
    },
    /** Aborts the running handlers and waits for them; the jobs of those that don't end are run again elsewhere. */
    async stop() {
      stopping.abort(new Error("The process is stopping"));
      clearTimeout(timer);
      await looking;
      const ended = new AbortController();
      const all = Promise.all([...running.values()].map(({ done }) => done)).finally(() => ended.abort());
      await Promise.race([all, delay(graceMs, undefined, { signal: ended.signal }).catch(() => undefined)]);
      clearInterval(renewal);
    },
    /** Resolves once this runner has found nothing to do. */
    async idle() {
      while (looking || running.size > 0)
        await (looking ?? Promise.all([...running.values()].map(({ done }) => done)));
    },
  };
}
