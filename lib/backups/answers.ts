import { z } from "zod";
import { moment } from "@/lib/platform/http/answers";
import { BACKUP_NAME, type BackupKind, backupKinds } from "./schema";

/** A stored backup. */
export const storedBackup = z.object({
  name: z.string(),
  kind: z.enum(backupKinds),
  createdAt: moment,
  size: z.int().describe("In bytes."),
  place: z.enum(["folder", "bucket"]).describe("Where it is."),
});
export type StoredBackup = z.infer<typeof storedBackup>;

/** The facts in a backup's file name; null for another name. */
export function describeBackup(
  name: string,
  size: number,
  place: StoredBackup["place"],
): StoredBackup | null {
  const [, kind, stamp = ""] = BACKUP_NAME.exec(name) ?? [];
  if (!kind) return null;
  const createdAt = stamp.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/, "T$1:$2:$3.$4Z");
  return { name, kind: kind as BackupKind, createdAt, size, place };
}

export const backupList = z.object({
  backups: z.array(storedBackup).describe("The latest first."),
  folder: z.string().describe("Where they are on the server."),
  bucket: z
    .object({ name: z.string(), problem: z.string().nullable().describe("Why it can't be read.") })
    .nullable()
    .describe("The bucket that they are made into."),
  schedule: z.object({
    hour: z.int().nullable(),
    kept: z.int(),
    hasPassphrase: z
      .boolean()
      .describe("Whether there is a passphrase for backups that are made by themselves."),
    failure: z
      .object({ message: z.string(), at: moment })
      .nullable()
      .describe("Why the latest one could not be made, and when that was."),
  }),
  timeZone: z.string(),
});
export type Backups = z.infer<typeof backupList>;

/** What a restore, or its dry run, found. */
export const restored = z.object({
  createdAt: moment.describe("When the backup was made."),
  rows: z.int().describe("How many rows are in it."),
});
export type Restored = z.infer<typeof restored>;
