import "server-only";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { recordChange } from "@/lib/audit/record.server";
import { configurationState } from "@/lib/installation/state.server";
import { db } from "@/lib/platform/db/client";
import { directDatabase } from "@/lib/platform/db/current";
import { startOver } from "@/lib/platform/db/follow-changes";
import { formatFileSize } from "@/lib/platform/files/file-size";
import { AppError } from "@/lib/platform/http/errors";
import { environment } from "@/lib/platform/runtime/env";
import { describeSecrets, writeSecrets } from "@/lib/secrets/server";
import type { Backups, Restored } from "./answers";
import { backupBucket } from "./bucket";
import { writeWhole } from "./file";
import { backupFolder, newBackupFile } from "./folder";
import { BackupError, isSystemError } from "./format";
import { findBackup, makeStoredBackup, surveyBackups } from "./places";
import { restoreBackup } from "./restore.server";
import { roomIn, whileThereIsRoom } from "./room";
import { PASSPHRASE, readSchedule, standingPassphrase } from "./schedule.server";
import type { ScheduleInput } from "./schema";
import { settleBlobs } from "./settle-blobs.server";

/** The messages of `BackupError` are for users. */
function throwAppError(error: unknown): never {
  throw error instanceof BackupError ? new AppError("invalid", error.message) : error;
}

/** Returns the data of the backups page. */
export async function getBackups(): Promise<Backups> {
  const [{ backups, problem }, schedule, stored, { timeZone }] = await Promise.all([
    surveyBackups(),
    readSchedule(),
    describeSecrets([PASSPHRASE]),
    configurationState(),
  ]);
  const bucket = backupBucket();
  const { failure, failedAt, hour, kept } = schedule;
  return {
    backups,
    folder: backupFolder(),
    bucket: bucket && { name: bucket.name, problem },
    schedule: {
      hour,
      kept,
      hasPassphrase: PASSPHRASE in stored || environment().BACKUP_PASSPHRASE !== undefined,
      failure: failure && failedAt ? { message: failure, at: failedAt.toISOString() } : null,
    },
    timeZone,
  };
}

/**
 * Makes a backup in the bucket or the folder. Without a passphrase that of scheduled backups is used. Aborting the
 * signal leaves nothing.
 * @throws AppError `invalid` if it can't be made, `unavailable` if the bucket can't be reached; with the reason
 */
export async function makeBackup(passphrase: string, signal: AbortSignal): Promise<void> {
  const target = directDatabase();
  const options = { target, passphrase: passphrase || (await standingPassphrase()), signal };
  const name = await makeStoredBackup("manual", options).catch(throwAppError);
  await recordMade("backups:make", name);
}

/**
 * Returns a backup with its operations.
 * @throws AppError `not-found`, `unavailable`
 */
export async function requireBackup(name: string) {
  const found = await findBackup(name);
  if (!found) throw new AppError("not-found", "There is no such backup.");
  return found;
}

/** Records the download of a backup. */
export const recordDownload = (name: string) =>
  recordChange(db, { action: "backups:download", target: { id: name, label: name } });

/** @throws AppError `not-found`, `unavailable` */
export async function deleteBackup(name: string): Promise<void> {
  const { remove } = await requireBackup(name);
  await db.$transaction(async (transaction) => {
    await recordChange(transaction, { action: "backups:delete", target: { id: name, label: name } });
    await remove();
  });
}

/** Records a new backup; removes it if that fails. */
async function recordMade(action: "backups:make" | "backups:upload", name: string) {
  await recordChange(db, { action, target: { id: name, label: name } }).catch(async (error: unknown) => {
    await (await findBackup(name))?.remove();
    throw error;
  });
}

/** @throws AppError `too-large` if the disk has no room */
async function requireRoom(bytes: number) {
  const room = await roomIn(backupFolder());
  if (bytes < room) return;
  throw new AppError("too-large", `There is only room for ${formatFileSize(room)} on the server.`);
}

/**
 * Streams an uploaded file into the folder. Its content is only checked by a restore or a dry run.
 * @param bytes the declared size
 * @throws AppError `malformed` if it is cut off, `too-large`
 */
export async function takeUpload(body: AsyncIterable<Uint8Array> | null, bytes: number): Promise<void> {
  if (!body) throw new AppError("malformed", "Send the file as the body of the request.");
  await mkdir(backupFolder(), { recursive: true });
  await requireRoom(bytes);
  const file = newBackupFile("uploaded");
  try {
    // The declared size may be missing or wrong.
    const pieces = Readable.from(whileThereIsRoom(body, () => requireRoom(0)));
    await writeWhole(file, (stream) => pipeline(pieces, stream));
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (isSystemError(error) && error.code === "ENOSPC") throw new AppError("too-large", "The disk is full.");
    if (isSystemError(error) && error.path) throw error;
    throw new AppError("malformed", "The file did not arrive whole.");
  }
  await recordMade("backups:upload", path.basename(file));
}

/**
 * Restores a stored backup, which ends all sessions, or only checks it.
 * @param passphrase if empty, the one of scheduled backups is used
 * @throws AppError `not-found`; `invalid` if it can't be restored, and nothing was changed
 */
export async function restoreStored(
  name: string,
  { passphrase, dryRun }: { passphrase: string; dryRun: boolean },
): Promise<Restored> {
  const { size, read } = await requireBackup(name);
  const chosen = passphrase || (await standingPassphrase());
  const options = { target: directDatabase(), passphrase: chosen, dryRun };
  const open = () => read({ start: 0, end: size - 1 });
  const restored = await restoreBackup(open, options).catch(throwAppError);
  if (!dryRun) {
    startOver();
    void settleBlobs();
  }
  return restored;
}

/** Changes the schedule. */
export async function saveSchedule({ hour, kept, passphrase }: ScheduleInput): Promise<void> {
  await db.$transaction(async (transaction) => {
    const select = { hour: true, kept: true } as const;
    const before = await transaction.backupSchedule.findUnique({ where: { id: 1 }, select });
    const after = { hour, kept, ...(hour === null && { failure: null, failedAt: null }) };
    await transaction.backupSchedule.upsert({ where: { id: 1 }, create: after, update: after, select });
    if (passphrase) await writeSecrets({ [PASSPHRASE]: passphrase }, transaction);
    await recordChange(transaction, {
      action: "backups:schedule",
      before,
      after: { hour, kept, ...(passphrase && { passphrase: "Set anew" }) },
    });
  });
}
