import path from "node:path";
import { prepare, requireNode } from "./prepare.mjs";

// Installs the packages of OpenTelemetry, which few sites use.
process.chdir(path.dirname(import.meta.dirname));
try {
  requireNode();
  await prepare({ build: false, tracing: true });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
