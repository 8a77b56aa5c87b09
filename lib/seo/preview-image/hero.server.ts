import "server-only";
import { shownLanding, shownLandingPictures } from "@/lib/landing/server";
import type { PictureView } from "@/lib/pictures/answers";
import { readPictureBytes } from "@/lib/pictures/view.server";
import { AppError } from "@/lib/platform/http/errors";
import { publishedRestaurants } from "@/lib/restaurants/published/server";
import { isRestaurantPage, pageAt } from "@/lib/site/pages";
import { isLandingPage } from "../page-name";
import { processPicture } from "../process-picture.server";

/** The picture at the head of a page, the landing page's or a restaurant's; undefined if the page has none. */
export async function heroPictureOf(page: string): Promise<PictureView | undefined> {
  if (isRestaurantPage(page)) {
    const restaurants = await publishedRestaurants.known().catch(() => []);
    return restaurants.find(({ path }) => pageAt(path) === page)?.header ?? undefined;
  }
  if (!isLandingPage(page)) return undefined;
  const [{ content }, views] = await Promise.all([shownLanding(), shownLandingPictures()]);
  return views[content.hero.picture ?? ""];
}

/** The part of the hero's picture around its focus. @throws AppError `not-found` if the picture was deleted meanwhile */
export async function cutHero({ id, focus }: PictureView): Promise<Buffer<ArrayBuffer>> {
  const bytes = await readPictureBytes(id);
  if (!bytes) throw noSuchPicture();
  return Buffer.from((await processPicture(bytes, "wide", focus, undefined, true)).bytes);
}

export const noSuchPicture = () => new AppError("not-found", "There is no such picture.");
