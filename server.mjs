import nextEnv from "@next/env";

const development = process.env.NODE_ENV === "development";
nextEnv.loadEnvConfig(process.cwd(), development);
if (development) (await import("tsx/esm/api")).register();

const { main } = await import(development ? "./lib/process/main.ts" : "./.next/server-process.mjs");
await main({ development });
