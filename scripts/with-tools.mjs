import path from "node:path";
import { prepare, requireNode } from "./prepare.mjs";

// Installs the development tools before each command of package.json that needs them: `npm start` installs without
// them.
process.chdir(path.dirname(import.meta.dirname));
try {
  requireNode();
  await prepare({ build: process.argv.includes("--build"), tools: true });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
