import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";
import { BACKUP_NAME, type BackupKind, backupKinds } from "./schema";

/** A stored backup. */
export const storedBackup = z.object({
  name: z.string(),
  kind: z.enum(backupKinds),
  createdAt: moment,
  size: z.int().describe("In bytes."),
  place: z.enum(["folder", "bucket"]).describe("Its location."),
});
export type StoredBackup = z.infer<typeof storedBackup>;

/** Parses a backup's file name; null if it is invalid. */
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
  folder: z.string().describe("The folder on the server."),
  bucket: z
    .object({ name: z.string(), problem: z.string().nullable().describe("The reason why it can’t be read.") })
    .nullable()
    .describe("The bucket for new backups."),
  schedule: z.object({
    hour: z.int().nullable(),
    kept: z.int(),
    hasPassphrase: z.boolean().describe("Whether scheduled backups have a passphrase."),
    failure: z
      .object({ message: z.string(), at: moment })
      .nullable()
      .describe("The error and time of the latest scheduled backup, if it failed."),
  }),
  timeZone: z.string(),
});
export type Backups = z.infer<typeof backupList>;

/** The result of a restore or a dry run. */
export const restored = z.object({
  createdAt: moment.describe("The time of the backup."),
  rows: z.int().describe("Its number of rows."),
});
export type Restored = z.infer<typeof restored>;
