import { runCommand } from "./command.mjs";

await runCommand(() => import("../lib/process/rotate-secrets.ts"));
