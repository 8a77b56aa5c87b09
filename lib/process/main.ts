import { EnvironmentError, environment } from "@/lib/platform/runtime/env";
import { worker } from "@/lib/platform/runtime/worker";

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
  if (worker()) (await import("./workers/run-worker")).runWorker();
  else if (environment().WORKERS > 1 && !options.development) {
    (await import("./workers/run-primary")).runPrimary();
  } else (await import("./run")).runServer(options);
}
