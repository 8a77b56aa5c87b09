import "server-only";
import { createHash } from "node:crypto";
import path from "node:path";
import { zipSync } from "fflate";
import { remember } from "@/lib/platform/runtime/remember";
import { typeOf } from "../file-types";
import type { StoredFile } from "../schema";
import { type DesignName, designId } from "./catalogue";
import { composeDesign } from "./compose";
import { THUMBNAIL } from "./thumbnail";

/** The time of each archive's entries, so that equal sources make equal archives. */
const WRITTEN_AT = "2026-01-01T00:00:00";

/** A design as a template's version: `contents` are its files by path, `archive` is its ZIP, which `hash` names. */
export type DesignFiles = {
  id: string;
  hash: string;
  files: readonly StoredFile[];
  contents: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  archive: Uint8Array<ArrayBuffer>;
};

async function readDesign(name: DesignName): Promise<DesignFiles> {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), "content", "designs");
  const contents = await composeDesign(folder, name);
  const packed = [...contents].filter(([file]) => file !== THUMBNAIL);
  const archive = zipSync(Object.fromEntries(packed), { mtime: WRITTEN_AT });
  return {
    id: designId(name),
    hash: createHash("sha256").update(archive).digest("hex"),
    files: [...contents].map(([file, content]) => ({
      path: file,
      type: typeOf(file) ?? "",
      bytes: content.length,
    })),
    contents,
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
