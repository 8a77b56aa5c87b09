import "server-only";
import { createHash } from "node:crypto";
import { shownLanding, shownLandingPictures } from "@/lib/landing/server";
import type { PictureView } from "@/lib/pictures/answers";
import { readPictureBytes } from "@/lib/pictures/view.server";
import { publishedRestaurants } from "@/lib/restaurants/published/server";
import { isRestaurantPage, pageAt } from "@/lib/site/pages";
import type { SocialPicture } from "../head";
import { isLandingPage } from "../page-name";
import { cropOf, sizeOfResult } from "../pictures";
import { processPicture } from "../process-picture.server";

/** The picture at the head of a page, the landing page's or a restaurant's; undefined where the page has none. */
export async function heroPictureOf(page: string): Promise<PictureView | undefined> {
  if (isRestaurantPage(page)) {
    const menus = await publishedRestaurants.known().catch(() => []);
    return menus.find(({ path }) => pageAt(path) === page)?.header ?? undefined;
  }
  if (!isLandingPage(page)) return undefined;
  const [{ content }, views] = await Promise.all([shownLanding(), shownLandingPictures()]);
  return views[content.hero.picture ?? ""];
}

/** Names what networks show of a picture: its content, which is in its address, and what of it. */
export const heroHash = ({ src, focus }: PictureView) =>
  createHash("sha256")
    .update(JSON.stringify([src.split("/").at(-2), focus.x, focus.y]))
    .digest("hex")
    .slice(0, 32);

export const heroAddress = (page: string, picture: PictureView) =>
  `/api/seo/preview-images/${page}/${heroHash(picture)}.jpg`;

/** The hero's picture as tags name it. */
export const heroPreview = (root: string, page: string, picture: PictureView): SocialPicture => ({
  url: root + heroAddress(page, picture),
  ...sizeOfResult(cropOf(picture, "wide", picture.focus), "wide"),
  type: "image/jpeg",
});

/** The part of the hero's picture around its focus; null where it was deleted meanwhile. */
export async function cutHero({ id, focus }: PictureView): Promise<Buffer<ArrayBuffer> | null> {
  const bytes = await readPictureBytes(id);
  return bytes && Buffer.from((await processPicture(bytes, "wide", focus, undefined, true)).bytes);
}
