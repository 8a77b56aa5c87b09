import { mkdirSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { threadId } from "node:worker_threads";
import { buildSync } from "esbuild";

// The worker in development and in tests; a build contains it as `.next/template-inspection.mjs`. One bundle starts in a
// fifth of the time that the loader of `tsx` takes for its modules, and is kept until one of them changes.
const BUNDLE = path.resolve("node_modules/.cache/template-inspection.mjs");
const INPUTS = "// Inputs: ";
/** Inputs besides the bundled modules: the options of the bundle, and the version of the bundler. */
const others = [fileURLToPath(import.meta.url), "node_modules/esbuild/package.json"];

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
  // An input that changes from now on is newer than the bundle.
  const startedAt = new Date();
  const { outputFiles, metafile } = buildSync({
    entryPoints: ["lib/templates/inspection/worker.ts"],
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    format: "esm",
  });
  mkdirSync(path.dirname(BUNDLE), { recursive: true });
  const written = `${BUNDLE}.${process.pid}.${threadId}`;
  const inputs = JSON.stringify([...Object.keys(metafile.inputs), ...others]);
  writeFileSync(written, `${INPUTS}${inputs}\n${outputFiles[0].text}`);
  utimesSync(written, startedAt, startedAt);
  renameSync(written, BUNDLE);
}

if (!isFresh()) bundle();
await import(pathToFileURL(BUNDLE).href);
