import nextEnv from "@next/env";
import { register } from "tsx/esm/api";

nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV === "development");
register();

const { environment, EnvironmentError } = await import("./lib/env.ts");

try {
  environment();
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(`Please correct the environment.\n${error.message}`);
  process.exit(1);
}

const { runServer } = await import("./lib/process/run.ts");
await runServer({ development: process.env.NODE_ENV === "development" });
