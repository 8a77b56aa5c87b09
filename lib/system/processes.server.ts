import "server-only";
import { type SlowKind, slowStatements } from "@/lib/platform/db/statement-times";
import { type RecentWarning, recentWarnings } from "@/lib/platform/log/recent-warnings";
import { callPrimary } from "@/lib/platform/runtime/process-calls";
import { worker } from "@/lib/platform/runtime/worker";

/** The limit of asking all workers, in milliseconds. */
const TIMEOUT_MS = 3000;

/** The state of one process; memory in bytes. */
export type ProcessState = { memory: number; warnings: RecentWarning[]; slow: SlowKind[] };

export const describeProcess = (): ProcessState => ({
  memory: process.memoryUsage.rss(),
  warnings: recentWarnings(),
  slow: slowStatements(),
});

/** Groups values by a key, and combines those of a group. */
function combineBy<Value>(
  values: Value[],
  keyOf: (value: Value) => string,
  combine: (one: Value, other: Value) => Value,
): Value[] {
  const groups = new Map<string, Value>();
  for (const value of values) {
    const known = groups.get(keyOf(value));
    groups.set(keyOf(value), known ? combine(known, value) : value);
  }
  return [...groups.values()];
}

/** Combines the states of all processes of an instance. */
export function combineStates(states: readonly ProcessState[]): ProcessState {
  const warnings = combineBy(
    states.flatMap((state) => state.warnings),
    ({ level, message, reason }) => `${level} ${message} ${reason}`,
    (one, other) => ({ ...(one.at > other.at ? one : other), times: one.times + other.times }),
  );
  const slow = combineBy(
    states.flatMap((state) => state.slow),
    ({ text }) => text,
    (one, other) => ({
      text: one.text,
      count: one.count + other.count,
      total: one.total + other.total,
      slowest: Math.max(one.slowest, other.slowest),
      latestAt: Math.max(one.latestAt, other.latestAt),
    }),
  );
  return {
    memory: states.reduce((sum, { memory }) => sum + memory, 0),
    warnings: warnings.sort((one, other) => (one.at < other.at ? 1 : -1)),
    slow: slow.sort((one, other) => other.slowest - one.slowest),
  };
}

/** Returns the state of all processes of this instance; of this one alone if the primary doesn't answer. */
export async function describeInstance(): Promise<ProcessState> {
  if (!worker()) return describeProcess();
  const all = await callPrimary<ProcessState[]>("system", null, TIMEOUT_MS).catch(() => [describeProcess()]);
  return combineStates(all);
}
