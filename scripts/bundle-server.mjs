import { build } from "esbuild";

// Bundles the process that owns the port: reading and compiling a hundred files took most of a second of each start.
// Modules that few starts need are imported dynamically, and get separate files.
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
  // As under the condition `react-server`; without it the package throws in Node.js.
  alias: { "server-only": "./node_modules/server-only/empty.js" },
  sourcemap: "inline",
  logLevel: "warning",
});
