import "server-only";
import { LRUCache } from "lru-cache";
import { type RateLimitRule, takeAttempt } from "@/lib/platform/db/rate-limit";
import { addressKey } from "@/lib/platform/http/address-key";
import { createQueue } from "@/lib/platform/queue/queue";
import { remember } from "@/lib/platform/runtime/remember";
import { pageExists } from "../pages.server";
import { getSite } from "../site.server";
import { seoState } from "../state.server";
import { drawPreview } from "./draw.server";
import { drawnText } from "./drawn-text";
import { cutHero, heroPictureOf, noSuchPicture } from "./hero.server";
import { pagePreview } from "./page-preview";

/** How many bytes of drawn pictures are kept; one has about 30 kB. */
const KEPT_BYTES = 16 * 1024 * 1024;

/** How many pictures are drawn for one address: all pages of a large site, but not again and again. */
export const DRAWING_RULE: RateLimitRule = { attempts: 60, windowSeconds: 60 };

type Picture = Buffer<ArrayBuffer>;

const pictures = remember(
  "preview images",
  () => new LRUCache<string, Picture>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length }),
);
const underWay = remember("preview images under way", () => new Map<string, Promise<Picture>>());
const queue = remember("preview image turns", () =>
  createQueue({
    name: "preview images",
    atOnce: 1,
    waiting: 30,
    timeoutMs: 10_000,
    busyMessage: "Too many pictures are being drawn just now. Please try again in a moment.",
  }),
);

/** How a picture that has a name comes about. */
type Drawing = { hash: string; draw: () => Promise<Picture> };

/**
 * The picture of a name; each is drawn once, and one at a time.
 * @throws AppError `too-many-tries` where too many were drawn for the address, `unavailable` where too many wait
 */
async function drawnOnce({ hash, draw }: Drawing, address: string): Promise<Picture> {
  const known = () => pictures.get(hash) ?? underWay.get(hash);
  const found = known();
  if (found) return found;
  await takeAttempt([`preview-image:${addressKey(address)}`], DRAWING_RULE);
  return known() ?? start({ hash, draw });
}

/** Drawn even where the first client has disconnected, as others may wait for it too. */
function start({ hash, draw }: Drawing): Promise<Picture> {
  const drawing = queue.run(draw).finally(() => underWay.delete(hash));
  underWay.set(hash, drawing);
  return drawing.then((picture) => {
    pictures.set(hash, picture);
    return picture;
  });
}

/**
 * A page's preview image, whose file name is the hash of its text, or of the hero's picture where the page has one. An
 * outdated hash leads to the current image, so that visitors can't choose the drawn text.
 * @throws AppError `not-found` where the site has no such page, and where drawing it would be too much
 */
export async function previewAnswer(page: string, file: string, address: string): Promise<Response> {
  const hash = /^([0-9a-f]{32})\.(?:png|jpg)$/.exec(file)?.[1];
  const [site, pages, exists, hero] = await Promise.all([
    getSite(),
    seoState(),
    pageExists(page),
    heroPictureOf(page),
  ]);
  if (!hash || (!exists && !pages.has(page))) throw noSuchPicture();
  const text = drawnText(pages.get(page), site.defaults(page).title, site.name);
  const preview = pagePreview(page, hero, text);
  if (hash !== preview.hash) return new Response(null, { status: 302, headers: { Location: preview.path } });
  const draw = () => (hero ? cutHero(hero) : drawPreview(text));
  return new Response(await drawnOnce({ hash, draw }, address), {
    headers: {
      "Content-Type": preview.type,
      "Cache-Control": "public, max-age=31536000, immutable",
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}
