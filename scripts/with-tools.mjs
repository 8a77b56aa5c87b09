import path from "node:path";
import { prepare, requireNode } from "./prepare.mjs";

// Runs before each command of package.json that develops or tests the product: `npm start` installs without its packages.
process.chdir(path.dirname(import.meta.dirname));
try {
  requireNode();
  await prepare({ build: process.argv.includes("--build"), tools: true });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
