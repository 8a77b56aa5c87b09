import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { LOCKFILE, lockedFolders, missingBinaries, readLockfile } from "../packages/lockfile.mjs";
import { thisPlatform } from "../packages/platforms.mjs";
import { installNpm, runNode, withFolder } from "./programs.mjs";

const versions = ["10.8.2", "11.6.0", "11"];

async function installLocked(npm, folder, to) {
  mkdirSync(to, { recursive: true });
  for (const name of ["package.json", LOCKFILE, ".npmrc"])
    if (existsSync(path.join(folder, name))) copyFileSync(path.join(folder, name), path.join(to, name));
  await runNode([npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: to });
  return missingBinaries(readLockfile(folder), thisPlatform(), to);
}

/** Installs each lockfile with each version of npm, and checks for missing packages of this platform. */
export async function verifyNpmVersions() {
  let succeeded = true;
  for (const version of versions)
    await withFolder(async (place) => {
      const npm = await installNpm(path.join(place, "npm"), version);
      for (const folder of lockedFolders) {
        const missing = await installLocked(npm, folder, path.join(place, "project", folder));
        console.log(
          `npm ${version}: ${path.join(folder, LOCKFILE)} is installed, ${missing.length} packages missing`,
        );
        succeeded &&= missing.length === 0;
      }
    });
  return succeeded;
}
