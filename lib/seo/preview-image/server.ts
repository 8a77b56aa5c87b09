import "server-only";
import { AppError } from "@/lib/http/errors";
import { pageExists } from "../pages.server";
import { getSite } from "../site.server";
import { seoState } from "../state.server";
import { drawPreview } from "./draw.server";
import { type DrawnText, drawnText } from "./drawn-text";
import { previewAddress, previewHash } from "./preview-picture";

/** How many pictures are kept, each of about 150 kB. */
const KEPT = 64;
const shared = globalThis as { platformPreviews?: Map<string, Promise<Buffer<ArrayBuffer>>> };

/** The picture of a text, drawn once; of those that are kept, the one not asked for the longest goes first. */
function drawnOnce(text: DrawnText): Promise<Buffer<ArrayBuffer>> {
  shared.platformPreviews ??= new Map();
  const kept = shared.platformPreviews;
  const hash = previewHash(text);
  const picture = kept.get(hash) ?? drawPreview(text);
  kept.delete(hash);
  kept.set(hash, picture);
  picture.catch(() => kept.delete(hash));
  if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? "");
  return picture;
}

/**
 * A page's preview image, whose file is named by its hash; an address of what it showed before leads to what it shows now, so that nobody else
 * decides what is drawn.
 * @throws AppError `not-found` where the site has no such page
 */
export async function previewAnswer(page: string, file: string): Promise<Response> {
  const hash = /^([0-9a-f]{32})\.png$/.exec(file)?.[1];
  const [site, pages, exists] = await Promise.all([getSite(), seoState(), pageExists(page)]);
  if (!hash || (!exists && !pages.has(page))) throw new AppError("not-found", "There is no such picture.");
  const text = drawnText(pages.get(page) ?? null, site.defaults(page).title, site.name);
  if (hash !== previewHash(text)) {
    return new Response(null, { status: 302, headers: { Location: previewAddress(page, text) } });
  }
  const picture = await drawnOnce(text);
  return new Response(picture, {
    headers: {
      "Content-Type": "image/png",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Access-Control-Allow-Origin": "*",
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}
