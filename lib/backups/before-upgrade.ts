import type { DatabaseTarget } from "@/lib/platform/address/target";
import { environment } from "@/lib/platform/runtime/env";
import { backUpIntoFolder, keepLatest } from "./folder";
import { BackupError, isSystemError } from "./format";

/** Number of backups of this kind that are kept. */
const MAX_KEPT = 3;

/**
 * Backs up a database before its migration to a newer version. Without BACKUP_PASSPHRASE it can be restored
 * only with the same AUTH_SECRET. Files in a bucket stay there: an upgrade does not wait for one.
 * @returns the file
 * @throws BackupError if that fails; then the upgrade must not begin
 */
export async function backUpBeforeUpgrade(target: DatabaseTarget): Promise<string> {
  const passphrase = environment().BACKUP_PASSPHRASE;
  const options = { target, passphrase, leavesBucket: true };
  const file = await backUpIntoFolder("before-upgrade", options).catch((error: unknown) => {
    if (!(error instanceof BackupError)) throw error;
    const advice = isSystemError(error.cause) ? " BACKUP_DIR names another folder for it." : "";
    throw new BackupError(`${error.message} Nothing was upgraded.${advice}`, { cause: error });
  });
  await keepLatest("before-upgrade", MAX_KEPT);
  return file;
}
