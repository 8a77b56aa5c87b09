import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { DesignName } from "./catalogue";

/** The folder beside the designs with their common style sheet and the parts of their pages. */
const SHARED = "shared";
/** The line of a page in place of which a part stands: `<!-- part: navigation -->`. */
const PART = /^ *<!-- part: ([a-z]+) -->\n/gm;

type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

async function readFolder(folder: string): Promise<Files> {
  const names = (await readdir(/* turbopackIgnore: true */ folder)).sort();
  const read = async (name: string) =>
    [name, new Uint8Array(await readFile(/* turbopackIgnore: true */ path.join(folder, name)))] as const;
  return new Map(await Promise.all(names.map(read)));
}

function textOf(files: Files, name: string): string {
  const bytes = files.get(name);
  if (!bytes) throw new Error(`There is no ${name} among the sources of the designs.`);
  return new TextDecoder().decode(bytes);
}

/**
 * Reads a design by the paths of its files: its page with the shared parts put in, and one style sheet with the shared
 * rules before its own, so that a visit loads no second one.
 * @param folder the folder of the designs
 */
export async function composeDesign(folder: string, name: DesignName): Promise<Files> {
  const read = (one: string) => readFolder(path.join(/* turbopackIgnore: true */ folder, one));
  const [shared, own] = await Promise.all([read(SHARED), read(name)]);
  const page = textOf(own, "index.html").replace(PART, (_line, part) => textOf(shared, `${part}.html`));
  const style = `${textOf(shared, "style.css")}\n${textOf(own, "style.css")}`;
  const encoder = new TextEncoder();
  return new Map([...own, ["index.html", encoder.encode(page)], ["style.css", encoder.encode(style)]]);
}
