import { EnvironmentError, environment } from "@/lib/platform/runtime/env";

/** Starts the application. Reports wrong settings and ends the process. */
export async function main(options: { development: boolean }) {
  try {
    environment();
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`Please correct the environment.\n${error.message}\n`);
    process.exit(1);
  }
  // The log reads its level from the environment as soon as it is loaded.
  const { runServer } = await import("./run");
  await runServer(options);
}
