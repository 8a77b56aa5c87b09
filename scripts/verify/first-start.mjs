import { execFileSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { start } from "../benchmark/app.mjs";
import { median } from "../benchmark/load.mjs";
import { npmScript } from "../prepare.mjs";
import { runNode, withFolder } from "./programs.mjs";

const ROUNDS = 3;

/** npm with an empty cache. */
const emptyCache = (folder) => ({
  npm_config_cache: path.join(folder, "cache"),
  NEXT_TELEMETRY_DISABLED: "1",
});

async function secondsOf(run) {
  const startedAt = performance.now();
  await run();
  return (performance.now() - startedAt) / 1000;
}

function measureFolder(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const bytes = files.reduce(
    (sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size,
    0,
  );
  const packages = files.filter(
    ({ parentPath, name }) =>
      name === "package.json" && /node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+$/.test(parentPath),
  );
  return { packages: packages.length, files: files.length, megabytes: Math.round(bytes / 1e6) };
}

/** Measures the time from a clone to the first page. */
async function startClone(folder) {
  const clone = path.join(folder, "clone");
  execFileSync("git", ["clone", "--quiet", ".", clone]);
  let stop;
  const seconds = await secondsOf(async () => {
    const app = await start(path.join(folder, "data"), emptyCache(folder), { folder: clone });
    await fetch(`${app.origin}/setup`);
    stop = app.stop;
  });
  await stop();
  return { seconds, ...measureFolder(path.join(clone, "node_modules")) };
}

/** Measures a new Next.js application of the latest published version, without fonts of another host: created, installed and built. */
const createNextApp = (folder) =>
  secondsOf(async () => {
    const options = { cwd: folder, environment: emptyCache(folder) };
    const args = [
      "app",
      "--yes",
      "--ts",
      "--tailwind",
      "--app",
      "--no-eslint",
      "--empty",
      "--use-npm",
      "--disable-git",
    ];
    await runNode([npmScript(), "exec", "--yes", "--", "create-next-app@latest", ...args], options);
    await runNode([npmScript(), "run", "build"], { ...options, cwd: path.join(folder, "app") });
  });

/** Measures the first start beside a new Next.js application, alternating, with an empty npm cache. */
export async function verifyFirstStart() {
  const [ours, theirs] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await withFolder(startClone));
    theirs.push(await withFolder(createNextApp));
    const { seconds, packages, files, megabytes } = ours[round];
    console.log(
      `First start ${seconds.toFixed(1)} s (${packages} packages, ${files} files, ${megabytes} MB), ` +
        `create-next-app with its build ${theirs[round].toFixed(1)} s`,
    );
  }
  const ratio = median(ours.map(({ seconds }) => seconds)) / median(theirs);
  console.log(`A first start takes ${ratio.toFixed(2)} times as long.`);
  return ratio <= 1;
}
