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

/** The size of the cache of drawn pictures, in bytes; one has about 30 kB. */
const CACHE_BYTES = 16 * 1024 * 1024;

/** The limit of drawings per client: enough for all pages of a large site. */
export const DRAWING_RULE: RateLimitRule = { attempts: 60, windowSeconds: 60 };

type Picture = Buffer<ArrayBuffer>;

const pictures = remember(
  "preview images",
  () => new LRUCache<string, Picture>({ maxSize: CACHE_BYTES, sizeCalculation: ({ length }) => length }),
);
const underWay = remember("preview images under way", () => new Map<string, Promise<Picture>>());
const queue = remember("preview image turns", () =>
  createQueue({
    name: "preview images",
    concurrency: 1,
    waiting: 30,
    timeoutMs: 10_000,
    busyMessage: "Too many pictures are being drawn just now. Please try again in a moment.",
  }),
);

/** A picture by its hash, and how to draw it. */
type Drawing = { hash: string; draw: () => Promise<Picture> };

/**
 * Returns the cached picture or draws it; one at a time, and each once.
 * @throws AppError `too-many-tries` if too many were drawn for the address, `unavailable` if too many wait
 */
async function drawnOnce({ hash, draw }: Drawing, address: string): Promise<Picture> {
  const known = () => pictures.get(hash) ?? underWay.get(hash);
  const found = known();
  if (found) return found;
  await takeAttempt([`preview-image:${addressKey(address)}`], DRAWING_RULE);
  return known() ?? start({ hash, draw });
}

/** Draws even if the first client disconnects, as others may wait for the picture. */
function start({ hash, draw }: Drawing): Promise<Picture> {
  const drawing = queue.run(draw).finally(() => underWay.delete(hash));
  underWay.set(hash, drawing);
  return drawing.then((picture) => {
    pictures.set(hash, picture);
    return picture;
  });
}

/**
 * A page's preview image, whose file name is the hash of its text, or of its hero picture if the page has one. An
 * outdated hash redirects to the current image, so that visitors can't choose the drawn text.
 * @throws AppError `not-found` if the site has no such page; `too-many-tries`; `unavailable`
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
