import { build } from "esbuild";

/** Options of a bundle for Node.js; packages are loaded from their folder. */
const shared = {
  outdir: ".next",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20.19",
  packages: "external",
  logLevel: "warning",
};

// The process that owns the port: reading and compiling a hundred files took most of a second of each start. Modules
// that few starts need are imported dynamically, and get separate files.
await build({
  ...shared,
  entryPoints: ["lib/process/main.ts"],
  entryNames: "server-process",
  chunkNames: "server-process-[hash]",
  splitting: true,
  // As under the condition `react-server`; without it the package throws in Node.js.
  alias: { "server-only": "./node_modules/server-only/empty.js" },
  sourcemap: "inline",
});

// The thread that inspects an uploaded template (lib/templates/inspection).
await build({
  ...shared,
  entryPoints: { "template-inspection": "lib/templates/inspection/worker.ts" },
});
