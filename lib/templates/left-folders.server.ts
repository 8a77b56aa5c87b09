import "server-only";
import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { db } from "@/lib/platform/db/client";
import { onSweep } from "@/lib/platform/db/sweep";
import { environment } from "@/lib/platform/runtime/env";

const versionName = /^[0-9a-f]{64}$/;
/** Longer than any upload takes between writing its files and its row, in milliseconds. */
const ABANDONED_AFTER_MS = 3_600_000;

/** Removes unpacked files without a version, left by interrupted uploads. */
export async function removeLeftFolders(signal: AbortSignal) {
  const store = path.resolve(environment().TEMPLATES_DIR);
  const names = await readdir(store).catch((): string[] => []);
  const unpacked = names.filter((name) => versionName.test(name));
  const versions = await db.templateVersion.findMany({
    where: { hash: { in: unpacked } },
    select: { hash: true },
  });
  const needed = new Set(versions.map(({ hash }) => hash));
  for (const name of unpacked.filter((one) => !needed.has(one))) {
    if (signal.aborted) return;
    const folder = path.join(store, name);
    // If another instance removes it or a version needs it again meanwhile, it is restored from the archive.
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(folder, { recursive: true, force: true });
  }
}

onSweep("unpacked templates", removeLeftFolders);
