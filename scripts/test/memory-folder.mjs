import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import path from "node:path";

const ENOUGH_BYTES = 4e9;

/** Returns whether programs of a folder may be executed, which a mount option can forbid. */
function isExecutable(folder) {
  const program = path.join(folder, "program");
  writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
  return spawnSync(program).status === 0;
}

/**
 * Creates a folder in memory for temporary files, which the databases of the tests create and delete by the thousand: on
 * ext4 that takes a third of the processor's time.
 * @returns its path; undefined without a file system in memory, or without enough room
 */
export function makeMemoryFolder(parent = "/dev/shm") {
  let folder;
  try {
    const { bavail, bsize } = statfsSync(parent);
    if (bavail * bsize < ENOUGH_BYTES) return undefined;
    folder = mkdtempSync(path.join(parent, "platform-tests-"));
    // The database server runs as another user if the tests run as root.
    chmodSync(folder, 0o711);
    if (isExecutable(folder)) return folder;
  } catch {}
  if (folder) rmSync(folder, { recursive: true });
  return undefined;
}
