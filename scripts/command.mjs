import path from "node:path";
import { prepare, requireNode } from "./prepare.mjs";

/**
 * Runs an operator's command with the settings of `.env`.
 * @param load imports the module whose `main` receives the arguments
 */
export async function runCommand(load) {
  const root = path.dirname(import.meta.dirname);
  process.chdir(root);
  process.env.NODE_ENV = "production";
  process.env.LOG_LEVEL ??= "error";
  try {
    requireNode();
    await prepare({ build: false });
    const { default: nextEnv } = await import("@next/env");
    const { register } = await import("tsx/esm/api");
    nextEnv.loadEnvConfig(root, false, { info: () => undefined, error: console.error });
    register();
    const { environment } = await import("../lib/platform/runtime/env.ts");
    environment();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  const { main } = await load();
  await main(process.argv.slice(2));
}
