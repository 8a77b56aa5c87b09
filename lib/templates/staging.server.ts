import "server-only";
import { randomBytes } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { log } from "@/lib/platform/log/log";
import { environment } from "@/lib/platform/runtime/env";

const draftName = /^new-[0-9a-f]{16}$/;
/** Longer than any unpacking, which another instance may be doing; in milliseconds. */
const ABANDONED_AFTER_MS = 3_600_000;

async function removeIfAbandoned(folder: string) {
  const { mtimeMs } = await stat(folder);
  if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(folder, { recursive: true, force: true });
}

/**
 * Removes abandoned folders. Another instance may do so too; a folder that can't be removed is left for the next time.
 */
async function removeAbandoned(store: string) {
  const entries = await readdir(store, { withFileTypes: true });
  const drafts = entries.filter((entry) => entry.isDirectory() && draftName.test(entry.name));
  for (const { name } of drafts) {
    await removeIfAbandoned(path.join(store, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT")
        log.warn({ err: error, draft: name }, "An abandoned staging folder could not be removed");
    });
  }
}

/** Makes a folder to unpack into, and removes staging folders that interrupted uploads left an hour ago or more. */
export async function makeStagingFolder(): Promise<string> {
  const store = path.resolve(environment().TEMPLATES_DIR);
  const draft = path.join(store, `new-${randomBytes(8).toString("hex")}`);
  await mkdir(draft, { recursive: true });
  await removeAbandoned(store);
  return draft;
}
