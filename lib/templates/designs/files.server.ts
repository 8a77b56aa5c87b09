import "server-only";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { zipSync } from "fflate";
import { remember } from "@/lib/platform/runtime/remember";
import { typeOf } from "../file-types";
import type { StoredFile } from "../schema";
import { type DesignName, designId } from "./catalogue";
import { THUMBNAIL } from "./thumbnail";

/** The time of each archive's entries, so that equal sources make equal archives. */
const WRITTEN_AT = "2026-01-01T00:00:00";

/** A design as a template's version: `folder` has its files, `archive` is its ZIP, which `hash` names. */
export type DesignFiles = {
  id: string;
  hash: string;
  files: readonly StoredFile[];
  folder: string;
  archive: Uint8Array<ArrayBuffer>;
};

async function readDesign(name: DesignName): Promise<DesignFiles> {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), "content", "designs", name);
  const names = (await readdir(/* turbopackIgnore: true */ folder)).sort();
  const contents = await Promise.all(
    names.map(async (file) => ({
      path: file,
      type: typeOf(file) ?? "",
      content: await readFile(path.join(/* turbopackIgnore: true */ folder, file)),
    })),
  );
  const packed = contents.filter((file) => file.path !== THUMBNAIL);
  const archive = zipSync(Object.fromEntries(packed.map((file) => [file.path, file.content])), {
    mtime: WRITTEN_AT,
  });
  return {
    id: designId(name),
    hash: createHash("sha256").update(archive).digest("hex"),
    files: contents.map(({ path, type, content }) => ({ path, type, bytes: content.length })),
    folder,
    archive,
  };
}

const known = remember("ready designs", () => new Map<DesignName, Promise<DesignFiles>>());

/** Returns a design's files; read once, as they change only with the product. */
export function designFiles(name: DesignName): Promise<DesignFiles> {
  const reading = known.get(name) ?? readDesign(name);
  known.set(name, reading);
  reading.catch(() => known.delete(name));
  return reading;
}
