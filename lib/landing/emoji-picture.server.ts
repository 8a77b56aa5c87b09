import "server-only";
import { open, readFile } from "node:fs/promises";
import path from "node:path";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { emojiCode } from "./emoji-picture";

/** One picture per line, after its `emojiCode` and a space; written by `npm run emoji`. */
const file = () => path.join(/* turbopackIgnore: true */ process.cwd(), "content/emoji/pictures.txt");

/** The place of each picture in the file, in bytes; only these are kept in memory. */
const places = cachedRead(
  "emoji pictures",
  async () => {
    const found = new Map<string, { position: number; length: number }>();
    const bytes = await readFile(file());
    for (let start = 0, end = 0; start < bytes.length; start = end + 1) {
      end = bytes.indexOf(10, start);
      const space = bytes.indexOf(32, start);
      found.set(bytes.toString("latin1", start, space), { position: space + 1, length: end - space - 1 });
    }
    return found;
  },
  { ttl: Number.POSITIVE_INFINITY },
);

/** The picture of an emoji as SVG, by its `emojiCode`; null if there is none. */
export async function readEmojiPicture(code: string): Promise<string | null> {
  const place = (await places.get()).get(code);
  if (!place) return null;
  const opened = await open(file());
  try {
    const { buffer } = await opened.read({ buffer: Buffer.alloc(place.length), ...place });
    const picture = buffer.toString("utf8");
    // An upgrade may replace the file while the former version runs.
    return /^<svg .*<\/svg>$/s.test(picture) ? picture : null;
  } finally {
    await opened.close();
  }
}

/** An SVG of an emoji without a picture, drawn by the visitor's device. */
export function emojiAsText(code: string): string {
  const text = String.fromCodePoint(...code.split("-").map((one) => Number.parseInt(one, 16)));
  if (emojiCode(text) !== code || /[\p{Cc}\p{Cs}\p{Z}<>&]/u.test(text)) return "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><text x="18" y="30" font-size="30" text-anchor="middle">${text}</text></svg>`;
}
