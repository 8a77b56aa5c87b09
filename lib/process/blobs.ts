import { runBlobCommand } from "@/lib/platform/blobs/commands.server";
import { BlobCommandError } from "@/lib/platform/blobs/with-lock.server";
import { AppError } from "@/lib/platform/http/errors";
import { OldDatabaseError, requireCurrentVersion } from "./current-version";
import { runWithDatabase } from "./with-database";

async function run(args: readonly string[]): Promise<string> {
  await requireCurrentVersion();
  const { text, isWrong } = await runBlobCommand(args, (line) => process.stderr.write(`${line}\n`));
  if (isWrong) process.exitCode = 1;
  return text;
}

/** Runs `npm run blobs` and ends the process, with exit code 1 if bytes are missing or altered. */
export const main = (args: readonly string[]) =>
  runWithDatabase(() => run(args), BlobCommandError, OldDatabaseError, AppError);
