import * as z from "zod";

/** Origins of a backup. */
export const backupKinds = ["manual", "scheduled", "before-upgrade", "uploaded"] as const;
export type BackupKind = (typeof backupKinds)[number];

/** The name of a backup's file: its kind, and when it was made or uploaded. */
export const BACKUP_NAME =
  /^(manual|scheduled|before-upgrade|uploaded)-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)\.tar\.gz$/;

export const MIN_PASSPHRASE_LENGTH = 12;
/** Empty for none. */
const passphrase = z
  .string()
  .max(200, "200 characters at most")
  .refine(
    (text) => text === "" || text.length >= MIN_PASSPHRASE_LENGTH,
    `At least ${MIN_PASSPHRASE_LENGTH} characters`,
  );

export const backupParams = z.object({ name: z.string() });

/** `POST /api/backups`. */
export const backupInput = z.strictObject({ passphrase });
/** `POST /api/backups/{name}/restore`; a dry run changes nothing. */
export const restoreInput = z.strictObject({ passphrase: z.string().max(200), dryRun: z.boolean() });
/**
 * `PUT /api/backups/schedule`; `hour` of the business's day, null for never. An empty passphrase keeps the stored one.
 */
export const scheduleInput = z.strictObject({
  hour: z.int().min(0).max(23).nullable(),
  kept: z.int().min(1, "At least 1").max(90, "90 at most"),
  passphrase,
});
export type ScheduleInput = z.infer<typeof scheduleInput>;
