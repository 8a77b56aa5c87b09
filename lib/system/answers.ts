import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";

const bytes = z.number().describe("In bytes.");

/** An installation that serves this database: one process, or several on one port. */
export const listedInstance = z.object({
  id: z.string(),
  version: z.string(),
  host: z.string(),
  workers: z.int().describe("The number of processes that answer requests."),
  startedAt: moment,
  seenAt: moment,
  isSilent: z
    .boolean()
    .describe("It has sent no heartbeat for minutes: it was killed, or can’t reach the database."),
  isPresent: z.boolean().describe("It sent this response."),
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

/** A folder that the instance writes to, with the space on its disk. */
export const systemFolder = z.object({
  about: z.string(),
  folder: z.string(),
  failure: z.string().nullable().describe("Why it can’t be written to."),
  free: bytes,
  total: bytes,
  isFull: z.boolean(),
});
export type SystemFolder = z.infer<typeof systemFolder>;

/** Equal log lines of level warn or above. */
const recentWarning = z.object({
  level: z.enum(["warn", "error", "fatal"]),
  message: z.string(),
  reason: z.string().describe("The message of the error; empty without one."),
  details: z
    .array(z.tuple([z.string(), z.string()]))
    .describe("The other fields of the latest line, by name."),
  at: moment.describe("The time of the latest line."),
  times: z.int().describe("The number of lines."),
});

/** The part of the portal that solves a problem. */
export const systemFix = z.enum(["address", "payment", "backups", "instances"]);
export type SystemFix = z.infer<typeof systemFix>;

/** The state of the system, for owners. */
export const systemState = z.object({
  version: z.string(),
  commit: z.string().nullable().describe("The checked-out commit; null without a repository."),
  node: z.string(),
  startedAt: moment,
  memory: bytes,
  problems: z
    .array(
      z.object({
        about: z.string(),
        found: z.string(),
        advice: z.string(),
        fix: systemFix.optional().describe("Missing if it is solved on the server."),
      }),
    )
    .describe("Problems and their remedies."),
  database: z.object({
    kind: z.enum(["embedded", "chosen", "environment"]),
    place: z.string().describe("Host and port."),
    version: z.string().describe("Of the server."),
    bytes,
    connections: z.int().describe("All connections to this database."),
    mostConnections: z.int(),
    migration: z.string().describe("The name of the latest migration."),
  }),
  folders: z.array(systemFolder),
  backup: z
    .object({ createdAt: moment, size: bytes })
    .nullable()
    .describe("The latest backup that can be listed."),
  backupHour: z.int().nullable().describe("The hour after which the daily backup is made; null without one."),
  backupsProblem: z.string().nullable().describe("Why not all backups can be listed."),
  instances: z.array(listedInstance),
  slowFrom: z.number().describe("Statements of this duration or more are slow, in milliseconds."),
  slowStatements: z.array(slowStatement),
  warnings: z.array(recentWarning),
});
export type SystemState = z.infer<typeof systemState>;
