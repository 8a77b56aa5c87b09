import { CommandError, runCommand } from "@/lib/users/commands.server";
import { describeCheck } from "./check";
import { runWithDatabase } from "./with-database";

/** Runs `npm run admin` and ends the process. */
export const main = (args: readonly string[]) =>
  runWithDatabase(
    () => (args.length === 1 && args[0] === "check" ? describeCheck() : runCommand(args)),
    (error) => error instanceof CommandError,
  );
