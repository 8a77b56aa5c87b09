import path from "node:path";
import nextEnv from "@next/env";
import { register } from "tsx/esm/api";
import { prepare, requireNode } from "./prepare.mjs";

process.chdir(path.dirname(import.meta.dirname));
process.env.NODE_ENV = "production";
process.env.LOG_LEVEL ??= "error";
requireNode();
await prepare({ build: false });
nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
register();
const { main } = await import("../lib/process/admin.ts");
await main(process.argv.slice(2));
