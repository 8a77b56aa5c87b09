import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { create, type Font } from "fontkit";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { type Family, fontFor } from "./lettering";

const subsets = {
  "bricolage-grotesque": ["latin", "latin-ext", "vietnamese"],
  manrope: ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext", "greek"],
};

async function readFont(name: string, subset: string): Promise<Font> {
  const file = `node_modules/@fontsource/${name}/files/${name}-${subset}-700-normal.woff`;
  return create(await readFile(path.join(process.cwd(), file))) as Font;
}

/** The product's own typeface, and one for scripts that it lacks. */
const families = cachedRead(
  "typefaces of preview images",
  (): Promise<Family[]> =>
    Promise.all(
      Object.entries(subsets).map(async ([name, parts]) => ({
        fonts: await Promise.all(parts.map((subset) => readFont(name, subset))),
      })),
    ),
  { ttl: Number.POSITIVE_INFINITY },
);

/** The first typeface that has every character of the text; null if none has, or the text is empty. */
export async function familyFor(text: string): Promise<Family | null> {
  const characters = [...new Set(text)];
  if (characters.length === 0) return null;
  const found = (await families.get()).find((family) =>
    characters.every((character) => fontFor(family, character) !== undefined),
  );
  return found ?? null;
}
