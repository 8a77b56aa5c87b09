import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { npmScript } from "../prepare.mjs";

/** Runs with a temporary folder, which is removed afterwards. */
export async function withFolder(run) {
  const folder = mkdtempSync(path.join(tmpdir(), "platform-verify-"));
  try {
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs a Node.js script. @throws Error with its output */
export async function runNode(args, { node = process.execPath, cwd = ".", environment = {} } = {}) {
  const options = { cwd, env: { ...process.env, ...environment }, maxBuffer: 2 ** 28 };
  try {
    return (await promisify(execFile)(node, args, options)).stdout;
  } catch ({ message, stdout, stderr }) {
    throw new Error([message, stdout, stderr].join("\n"));
  }
}

const install = (folder, name) =>
  runNode([npmScript(), "install", "--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error", name]);

/** Installs a version of a package, such as `npm@11`. @returns the path of its folder */
export async function installPackage(folder, version) {
  await install(folder, version);
  return path.join(folder, "node_modules", version.slice(0, version.lastIndexOf("@")));
}

/** Installs a version of Node.js from the npm registry. @returns the path of its executable */
export async function installNode(folder, version) {
  const system = process.platform === "win32" ? "win" : process.platform;
  const name = `node-${system}-${process.arch}`;
  await install(folder, `${name}@${version}`);
  const programs = ["bin/node", "bin/node.exe"].map((file) => path.join(folder, "node_modules", name, file));
  return programs.find(existsSync);
}

/** Installs a version of npm. @returns the path of its script */
export async function installNpm(folder, version) {
  return path.join(await installPackage(folder, `npm@${version}`), "bin/npm-cli.js");
}
