import path from "node:path";
import nextEnv from "@next/env";
import { register } from "tsx/esm/api";

process.chdir(path.dirname(import.meta.dirname));
nextEnv.loadEnvConfig(process.cwd(), false);
register();

const { environment } = await import("../lib/env.ts");
const { rotate } = await import("../lib/process/rotate-secrets.ts");

try {
  console.log(await rotate(environment()));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
process.exit();
