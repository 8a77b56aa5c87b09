import { LRUCache } from "lru-cache";
import * as z from "zod";
import { remember } from "@/lib/platform/runtime/remember";

/** The maximum number of warnings, and of characters of a text. */
const MAX_WARNINGS = 100;
const MAX_LENGTH = 400;

/** A log line at level warn or above; equal ones are counted. */
export type RecentWarning = {
  level: "warn" | "error" | "fatal";
  message: string;
  /** The error's message; empty without one. */
  reason: string;
  /** The other fields of the latest line. */
  details: [name: string, text: string][];
  /** The time of the latest line, in ISO 8601, and their number. */
  at: string;
  times: number;
};

const kept = remember("recent warnings", () => new LRUCache<string, RecentWarning>({ max: MAX_WARNINGS }));

const lineSchema = z.looseObject({
  level: z.number(),
  time: z.number(),
  msg: z.string().default(""),
  err: z.looseObject({ message: z.string() }).optional(),
});

const START = '{"level":';
/** Returns whether a log line has level warn (40), error (50) or fatal (60). */
export const isWarning = (line: string) => /[456]/.test(line[START.length] ?? "") && line.startsWith(START);

const nameOf = (level: number) => (level >= 60 ? "fatal" : level >= 50 ? "error" : "warn");

function parse(line: string): RecentWarning | null {
  try {
    const { level, time, msg, err, ...others } = lineSchema.parse(JSON.parse(line));
    const details = Object.entries(others).flatMap(([name, value]): [string, string][] =>
      typeof value === "string" || typeof value === "number"
        ? [[name, String(value).slice(0, MAX_LENGTH)]]
        : [],
    );
    return {
      level: nameOf(level),
      message: msg.slice(0, MAX_LENGTH),
      reason: (err?.message ?? "").slice(0, MAX_LENGTH),
      details: details.slice(0, 10),
      at: new Date(time).toISOString(),
      times: 1,
    };
  } catch {
    return null;
  }
}

/** Keeps a log line, which is redacted already; evicts the oldest. */
export function keepWarning(line: string) {
  const warning = parse(line);
  if (!warning) return;
  const key = `${warning.level} ${warning.message} ${warning.reason}`;
  kept.set(key, { ...warning, times: (kept.get(key)?.times ?? 0) + 1 });
}

/** Lists entries of level warn or above since the start, newest first. */
export const recentWarnings = (): RecentWarning[] => [...kept.values()];
