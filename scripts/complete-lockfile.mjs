import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import {
  completedLockfile,
  LOCKFILE,
  lockedFolders,
  missingEntries,
  readLockfile,
} from "./packages/lockfile.mjs";
import { npmScript } from "./prepare.mjs";

process.chdir(path.dirname(import.meta.dirname));

/** Returns the registry's data about a package's version; empty if the registry doesn't offer it. */
async function look(wanted) {
  const args = [npmScript(), "view", wanted, "dist.integrity", "os", "cpu", "libc", "--json"];
  try {
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const { "dist.integrity": integrity, os, cpu, libc } = JSON.parse(stdout || "{}");
    return { integrity, os, cpu, libc };
  } catch {
    return {};
  }
}

for (const folder of lockedFolders) {
  const file = path.join(folder, LOCKFILE);
  const lockfile = readLockfile(folder);
  const missing = missingEntries(lockfile);
  if (missing.length > 0)
    writeFileSync(file, `${JSON.stringify(await completedLockfile(lockfile, look), null, 2)}\n`);
  console.log(`${missing.length} entries added to ${file}`);
}
