import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { build } from "esbuild";

const require = createRequire(import.meta.url);

/**
 * Generates the Prisma client as TypeScript into `prisma/generated`, for its types, and its runtime into
 * `prisma/client/index.js`, which is in the repository, so that starting the product needs no generator. Generating
 * doesn't run the schema engine, but Prisma downloads it if it is missing; naming any existing executable prevents
 * that.
 */
export async function generateClient() {
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
  await build({
    entryPoints: ["prisma/generated/client.ts"],
    outfile: "prisma/client/index.js",
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    minifyWhitespace: true,
    banner: { js: "// Written by `npm run db:generate` from prisma/schema.prisma." },
  });
}

if (process.argv[1] === import.meta.filename) await generateClient();
