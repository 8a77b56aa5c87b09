import { declareHistogram } from "@/lib/platform/metrics/registry";
import { remember } from "@/lib/platform/runtime/remember";
import { withoutValues } from "./statement-text";

export const SLOW_MS = 100;
const MAX_KINDS = 50;

/** Slow statements that differ only in values; times in milliseconds. */
export type SlowKind = { text: string; count: number; total: number; slowest: number; latestAt: number };

const kinds = remember("slow statements", () => new Map<string, SlowKind>());

const durations = declareHistogram(
  "platform_database_statement_duration_seconds",
  "Duration of database statements, including the wait for a connection.",
);

function leastSlow(): SlowKind | undefined {
  let least: SlowKind | undefined;
  for (const kind of kinds.values()) if (!least || kind.slowest < least.slowest) least = kind;
  return least;
}

function keepSlow(sql: string, milliseconds: number) {
  const text = withoutValues(sql);
  const known = kinds.get(text);
  const kind = known ?? { text, count: 0, total: 0, slowest: 0, latestAt: 0 };
  if (!known && kinds.size >= MAX_KINDS) {
    const least = leastSlow();
    if (!least || least.slowest >= milliseconds) return;
    kinds.delete(least.text);
  }
  kind.count += 1;
  kind.total += milliseconds;
  kind.slowest = Math.max(kind.slowest, milliseconds);
  kind.latestAt = Date.now();
  kinds.set(text, kind);
}

export function recordStatement(sql: string, milliseconds: number) {
  durations.observe(milliseconds / 1000);
  if (milliseconds >= SLOW_MS) keepSlow(sql, milliseconds);
}

/** Lists the kinds of slow statements of this process, slowest first. */
export const slowStatements = (): SlowKind[] =>
  [...kinds.values()].sort((one, other) => other.slowest - one.slowest);
