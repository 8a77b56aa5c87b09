import path from "node:path";
import { prepare, requireNode } from "./prepare.mjs";

process.chdir(path.dirname(import.meta.dirname));
process.env.NODE_ENV = "production";
try {
  requireNode();
  await prepare({ build: true });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
