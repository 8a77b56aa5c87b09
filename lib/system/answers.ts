import { z } from "zod";
import { moment } from "@/lib/platform/http/answers";

const bytes = z.number().describe("In bytes.");

/** A process that serves this database. */
export const listedInstance = z.object({
  id: z.string(),
  version: z.string(),
  host: z.string(),
  startedAt: moment,
  seenAt: moment,
  isSilent: z
    .boolean()
    .describe("It has not been heard of for minutes: it was ended by force, or can't reach the database."),
  isPresent: z.boolean().describe("It gave this answer."),
});
export type ListedInstance = z.infer<typeof listedInstance>;

/** Slow statements of one kind. */
export const slowStatement = z.object({
  text: z.string(),
  count: z.int(),
  average: z.number().describe("In milliseconds, as `slowest`."),
  slowest: z.number(),
  latestAt: moment,
});
export type SlowStatement = z.infer<typeof slowStatement>;

/** A folder that the instance writes to, with the room on its disk. */
export const systemFolder = z.object({
  about: z.string(),
  folder: z.string(),
  failure: z.string().nullable().describe("Why it can't be written to."),
  free: bytes,
  total: bytes,
  isFull: z.boolean(),
});
export type SystemFolder = z.infer<typeof systemFolder>;

/** Log lines at level warn or above that say the same. */
const recentWarning = z.object({
  level: z.enum(["warn", "error", "fatal"]),
  message: z.string(),
  reason: z.string().describe("What the error said; empty where there was none."),
  details: z
    .array(z.tuple([z.string(), z.string()]))
    .describe("The other fields of the latest one, by name."),
  at: moment.describe("When the latest one was."),
  times: z.int().describe("How many there were."),
});

/** What an owner reads of how the system is. */
export const systemState = z.object({
  version: z.string(),
  commit: z.string().nullable().describe("The one that is checked out; null where there is no repository."),
  node: z.string(),
  startedAt: moment,
  memory: bytes,
  problems: z
    .array(z.object({ about: z.string(), found: z.string(), advice: z.string() }))
    .describe("What is wrong, and what to do about it."),
  database: z.object({
    kind: z.enum(["embedded", "chosen", "environment"]),
    place: z.string().describe("Host and port."),
    version: z.string().describe("Of the server."),
    bytes,
    connections: z.int().describe("Of everybody who uses this database."),
    mostConnections: z.int(),
    migration: z.string().describe("The name of the latest."),
  }),
  folders: z.array(systemFolder),
  backup: z.object({ createdAt: moment, size: bytes }).nullable().describe("The latest that can be listed."),
  backupHour: z
    .int()
    .nullable()
    .describe("The hour after which a backup is made every day; null where none is."),
  backupsProblem: z.string().nullable().describe("Why not all can be listed."),
  instances: z.array(listedInstance),
  slowFrom: z.number().describe("From how many milliseconds on a statement is slow."),
  slowStatements: z.array(slowStatement),
  warnings: z.array(recentWarning),
});
export type SystemState = z.infer<typeof systemState>;
