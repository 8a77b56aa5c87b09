import "server-only";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { emojiCode } from "./emoji-picture";

const folder = () => path.join(/* turbopackIgnore: true */ process.cwd(), "node_modules/@twemoji/svg");

/** The files of the pictures by the emoji's code points without selectors; the names alone are kept. */
const pictureFiles = cachedRead(
  "emoji pictures",
  async () => {
    const names = (await readdir(folder())).filter((name) => name.endsWith(".svg"));
    return new Map(names.map((name) => [name.slice(0, -".svg".length).replaceAll("-fe0f", ""), name]));
  },
  { ttl: Number.POSITIVE_INFINITY },
);

/** The picture of an emoji as SVG, by its `emojiCode`; null where there is none. */
export async function readEmojiPicture(code: string): Promise<string | null> {
  const file = (await pictureFiles.get()).get(code);
  return file ? readFile(path.join(folder(), file), "utf8") : null;
}

/** An emoji that is newer than the pictures, as the visitor's device draws it. */
export function emojiAsText(code: string): string {
  const text = String.fromCodePoint(...code.split("-").map((one) => Number.parseInt(one, 16)));
  if (emojiCode(text) !== code || /[\p{Cc}\p{Cs}\p{Z}<>&]/u.test(text)) return "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><text x="18" y="30" font-size="30" text-anchor="middle">${text}</text></svg>`;
}
