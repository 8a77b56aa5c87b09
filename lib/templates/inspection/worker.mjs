import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildSync } from "esbuild";

// The worker in development and in tests; a build contains it as `.next/template-inspection.mjs`. One bundle starts in a
// fifth of the time that the loader of `tsx` takes for its modules, and is kept until one of them changes.
const BUNDLE = path.resolve("node_modules/.cache/template-inspection.mjs");
const INPUTS = "// Inputs: ";

/** Returns whether the kept bundle is newer than its inputs. */
function isFresh() {
  try {
    const [first] = readFileSync(BUNDLE, "utf8").split("\n", 1);
    const { mtimeMs } = statSync(BUNDLE);
    return JSON.parse(first.slice(INPUTS.length)).every((file) => statSync(file).mtimeMs < mtimeMs);
  } catch {
    return false;
  }
}

function bundle() {
  const { outputFiles, metafile } = buildSync({
    entryPoints: ["lib/templates/inspection/worker.ts"],
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    format: "esm",
  });
  mkdirSync(path.dirname(BUNDLE), { recursive: true });
  const written = `${BUNDLE}.${process.pid}`;
  writeFileSync(written, `${INPUTS}${JSON.stringify(Object.keys(metafile.inputs))}\n${outputFiles[0].text}`);
  renameSync(written, BUNDLE);
}

if (!isFresh()) bundle();
await import(pathToFileURL(BUNDLE).href);
