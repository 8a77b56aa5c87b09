import { build } from "esbuild";

// The process that owns the port, in one file: reading and compiling a hundred took most of a second of each start.
// What few starts need, and is imported when it is needed, gets files of its own.
await build({
  entryPoints: ["lib/process/main.ts"],
  outdir: ".next",
  entryNames: "server-process",
  chunkNames: "server-process-[hash]",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  splitting: true,
  platform: "node",
  format: "esm",
  target: "node20.19",
  packages: "external",
  // What the condition `react-server` makes of it: the package itself throws where Node.js loads it without.
  alias: { "server-only": "./node_modules/server-only/empty.js" },
  sourcemap: "inline",
  logLevel: "warning",
});
