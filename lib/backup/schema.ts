import { z } from "zod";
import type { backupList, restored, storedBackup } from "./answers";

/** How a backup came about. */
export const backupKinds = ["manual", "scheduled", "before-upgrade", "uploaded"] as const;
export type BackupKind = (typeof backupKinds)[number];

/** The name of a backup's file: its kind, and when it was made or uploaded. */
export const BACKUP_NAME =
  /^(manual|scheduled|before-upgrade|uploaded)-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)\.tar\.gz$/;

/** A stored backup; `createdAt` in ISO 8601, `size` in bytes. */
export type StoredBackup = z.infer<typeof storedBackup>;

/** What a backup's name tells of it; null where it can't be one's. */
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

export const SHORTEST_PASSPHRASE = 12;
/** Empty where none is given. */
const passphrase = z
  .string()
  .max(200, "200 characters at most")
  .refine(
    (text) => text === "" || text.length >= SHORTEST_PASSPHRASE,
    `At least ${SHORTEST_PASSPHRASE} characters`,
  );

export const backupParams = z.object({ name: z.string() });

/** `POST /api/backups`. */
export const backupInput = z.strictObject({ passphrase });
/** `POST /api/backups/{name}/restore`; a dry run changes nothing. */
export const restoreInput = z.strictObject({ passphrase: z.string().max(200), dryRun: z.boolean() });
/** `PUT /api/backups/schedule`; `hour` of the business's day, null for never. An empty passphrase keeps the stored one. */
export const scheduleInput = z.strictObject({
  hour: z.int().min(0).max(23).nullable(),
  kept: z.int().min(1, "At least 1").max(90, "90 at most"),
  passphrase,
});
export type ScheduleInput = z.infer<typeof scheduleInput>;

export type Backups = z.infer<typeof backupList>;

/** What a restore, or its dry run, found: when the backup was made, and how many rows are in it. */
export type RestoreAnswer = z.infer<typeof restored>;
