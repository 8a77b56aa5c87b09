import { runCommand } from "./command.mjs";

await runCommand(() => import("../lib/process/blobs.ts"));
