import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { exclusively } from "./exclusive.mjs";
import { LOCKFILE, lockedFolders, missingBinaries, readLockfile } from "./packages/lockfile.mjs";
import { thisPlatform } from "./packages/platforms.mjs";

const say = (line) => console.log(`• ${line}`);

/** Inputs of the build. */
const sources = [
  "app",
  "components",
  "content/legal",
  "content/messages",
  "lib",
  "prisma/client",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "middleware.ts",
  "next.config.mjs",
  "postcss.config.mjs",
  "tsconfig.json",
  "package-lock.json",
  "scripts/bundle-islands.mjs",
  "scripts/bundle-server.mjs",
  "scripts/islands",
  "scripts/join-scripts.mjs",
];

function filesUnder(name) {
  if (!existsSync(name)) return [];
  const entries = readdirSync(path.dirname(name), { withFileTypes: true });
  const entry = entries.find((candidate) => candidate.name === path.basename(name));
  if (!entry?.isDirectory()) return [name];
  return readdirSync(name)
    .sort()
    .flatMap((child) => filesUnder(path.join(name, child)));
}

function fingerprint(names, also = "") {
  const hash = createHash("sha256").update(also);
  for (const file of names.flatMap(filesUnder)) {
    if (/\.(test|e2e)\.tsx?$/.test(file)) continue;
    hash.update(`${file}\0`).update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

/** Returns whether a step already ran for the same files, by its stamp, and its output `exists`. */
const isDone = ({ names, also, stamp, exists = stamp }) =>
  existsSync(exists) && existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint(names, also);

async function runOnce(step) {
  if (isDone(step)) return;
  const wanted = fingerprint(step.names, step.also);
  say(step.announcement);
  await step.run();
  writeFileSync(step.stamp, wanted);
}

/** Runs a Node.js script; shows its output only if it fails. */
function run(script, args, environment = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      env: { ...process.env, ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const stop = () => child.kill();
    process.once("exit", stop);
    const output = [];
    child.stdout.on("data", (chunk) => output.push(chunk));
    child.stderr.on("data", (chunk) => output.push(chunk));
    child.once("error", reject);
    child.once("close", (code) => {
      process.off("exit", stop);
      if (code === 0) resolve();
      else reject(new Error(`${Buffer.concat(output)}\nFailed: ${path.basename(script)} ${args.join(" ")}`));
    });
  });
}

export function npmScript() {
  // Paths of the npm that comes with Node.js: on Linux and macOS, and on Windows.
  const beside = ["../lib/node_modules", "node_modules"].map((folder) =>
    path.join(path.dirname(process.execPath), folder, "npm/bin/npm-cli.js"),
  );
  const found = [process.env.npm_execpath, ...beside].find((file) => file && existsSync(file));
  if (!found) throw new Error("npm was not found. Start with: npm start");
  return found;
}

/** @throws Error if this version of Node.js is not supported */
export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Error(`Node.js 20.19 or newer is needed; this is ${process.versions.node}.`);
}

const [PRODUCT, TOOLS, TRACING] = lockedFolders;
const COMMANDS = "node_modules/.bin";

const install = (folder, ...args) =>
  run(npmScript(), [
    ...["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", "--loglevel=error"],
    ...args,
  ]);

/**
 * Installs by name and version the packages with binaries for this platform that npm left out: npm 10 and 11.6 do so if
 * the lockfile lacks them (npm/cli issue 4828), and any version after a failed download.
 * @throws Error that names those that could not be installed
 */
async function installBinaries(folder) {
  const platform = thisPlatform();
  const missing = missingBinaries(readLockfile(folder), platform, folder);
  if (missing.length === 0) return;
  await install(folder, "--save-optional", ...missing);
  const left = missingBinaries(readLockfile(folder), platform, folder);
  if (left.length === 0) return;
  const system = Object.values(platform).join(" ");
  throw new Error(
    `Not installed for this system (${system}): ${left.join(", ")}. Check that the npm registry in use has it: npm view ${left[0]}`,
  );
}

const installing = (folder, announcement) => ({
  names: [path.join(folder, LOCKFILE)],
  also: Object.values(thisPlatform()).join(" "),
  stamp: path.join(folder, "node_modules/.installed"),
  announcement,
  run: async () => {
    await install(folder);
    await installBinaries(folder);
  },
});

/**
 * Links the packages of another folder beside those of the product, because the code imports them by name. `npm
 * install` removes the links.
 */
const linking = (folder) => {
  const { dependencies } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const names = Object.keys(dependencies);
  const link = (place, type) => {
    if (existsSync(place)) return;
    const parent = path.dirname(place);
    mkdirSync(parent, { recursive: true });
    // Replaces a link to a folder that was moved or removed.
    rmSync(place, { force: true });
    // Windows supports absolute junctions only; relative links elsewhere allow moving the project.
    const target =
      process.platform === "win32"
        ? path.resolve(folder, place)
        : path.relative(parent, path.join(folder, place));
    symlinkSync(target, place, type);
  };
  return {
    names: [LOCKFILE, path.join(folder, LOCKFILE)],
    stamp: `node_modules/.linked-${folder}`,
    exists: path.join("node_modules", names[0]),
    announcement: `Linking the packages of ${folder}`,
    run: async () => {
      for (const name of names) link(path.join("node_modules", name), "junction");
      // For `npx`; on Windows only administrators can link files.
      if (process.platform === "win32" || !existsSync(path.join(folder, COMMANDS))) return;
      for (const name of readdirSync(path.join(folder, COMMANDS))) link(path.join(COMMANDS, name), "file");
    },
  };
};

const generating = {
  names: ["prisma/schema.prisma", path.join(TOOLS, LOCKFILE)],
  stamp: "prisma/generated/.generated",
  announcement: "Generating the database client",
  run: () => run("scripts/generate-client.mjs", []),
};

const building = {
  names: sources,
  stamp: ".next/built",
  announcement: "Building (about half a minute)",
  run: async () => {
    await run("node_modules/next/dist/bin/next", ["build"], {
      NODE_ENV: "production",
      NEXT_TELEMETRY_DISABLED: "1",
    });
    await run("scripts/bundle-islands.mjs", []);
    await run("scripts/bundle-server.mjs", []);
  },
};

/**
 * Installs, generates and builds missing or outdated parts. Concurrent starts wait for each other. Writes nothing if
 * everything is up to date, so that commands also run without write access to the program.
 * @param tools also installs the packages that generate, check and test the product
 * @param tracing also installs OpenTelemetry
 */
export async function prepare({
  build,
  tools = false,
  tracing = tools || existsSync("tracing/node_modules/.installed"),
}) {
  const installations = [
    installing(PRODUCT, "Installing packages (the first time takes about half a minute)"),
    ...(tracing ? [installing(TRACING, "Installing OpenTelemetry")] : []),
    ...(tools ? [installing(TOOLS, "Installing tools (the first time takes about a minute)")] : []),
  ];
  const steps = [
    ...(tracing ? [linking(TRACING)] : []),
    ...(tools ? [linking(TOOLS), generating] : []),
    ...(build ? [building] : []),
  ];
  if ([...installations, ...steps].every(isDone)) return;
  await exclusively("node_modules.lock", async () => {
    await Promise.all(installations.map(runOnce));
    for (const step of steps) await runOnce(step);
  });
}
