import { build } from "esbuild";

// The process that owns the port, in one file: reading and compiling a hundred took most of a second of each start.
await build({
  entryPoints: ["lib/process/main.ts"],
  outfile: ".next/server-process.mjs",
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20.19",
  packages: "external",
  sourcemap: "inline",
  logLevel: "warning",
});
