import { runBackupCommand } from "@/lib/backups/commands.server";
import { BackupError } from "@/lib/backups/format";
import { runWithDatabase } from "./with-database";

/** Runs `npm run backup` or `npm run restore` and ends the process. */
export const main = (args: readonly string[]) => runWithDatabase(() => runBackupCommand(args), BackupError);
