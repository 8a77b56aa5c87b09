import path from "node:path";
import { endWithShell } from "./end-with-shell.mjs";
import { prepare, requireNode } from "./prepare.mjs";

const development = process.argv.includes("--dev");
process.chdir(path.dirname(import.meta.dirname));
process.env.NEXT_TELEMETRY_DISABLED = "1";
process.env.NODE_ENV = development ? "development" : "production";

endWithShell();
const end = () => process.exit(143);
process.on("SIGTERM", end);
try {
  requireNode();
  await prepare({ build: !development, tools: development });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.off("SIGTERM", end);
await import("../server.mjs");
