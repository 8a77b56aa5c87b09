import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * Generates the Prisma client into `prisma/generated`. Generating never runs the schema engine, yet Prisma
 * downloads one where it is missing; naming any existing executable keeps it from the network.
 */
export function generateClient() {
  const { status } = spawnSync(process.execPath, [require.resolve("prisma/build/index.js"), "generate"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
      CHECKPOINT_DISABLE: "1",
    },
  });
  if (status !== 0) throw new Error("The Prisma client could not be generated.");
}

if (process.argv[1] === import.meta.filename) generateClient();
