import { CommandError, runCommand } from "@/lib/accounts/users/commands.server";
import { findingLines, findings } from "@/lib/system/check.server";
import { OldDatabaseError, requireCurrentVersion } from "./current-version";
import { runWithDatabase } from "./with-database";

async function run(args: readonly string[]): Promise<string> {
  await requireCurrentVersion();
  if (args.length !== 1 || args[0] !== "check") return runCommand(args);
  const found = await findings();
  if (found.some(({ advice }) => advice)) process.exitCode = 1;
  return findingLines(found);
}

/** Runs `npm run admin` and ends the process, with exit code 1 if something is wrong. */
export const main = (args: readonly string[]) =>
  runWithDatabase(() => run(args), CommandError, OldDatabaseError);
