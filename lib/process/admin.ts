import { CommandError, runCommand } from "@/lib/users/commands.server";
import { runWithDatabase } from "./with-database";

/** Runs `npm run admin` and ends the process. */
export const main = (args: readonly string[]) =>
  runWithDatabase(
    () => runCommand(args),
    (error) => error instanceof CommandError,
  );
