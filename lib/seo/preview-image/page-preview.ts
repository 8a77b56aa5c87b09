import { createHash } from "node:crypto";
import type { PictureView } from "@/lib/pictures/answers";
import { hrefOf } from "@/lib/platform/http/call-path";
import { cropOf, sizeOfResult } from "../pictures";
import type { DrawnText } from "./drawn-text";

/** In pixels, as networks recommend it. */
export const previewSize = { width: 1200, height: 630 };

/** Increase it when the same text is drawn differently, so that addresses stay immutable. */
const REVISION = 1;

/**
 * The preview image of a page: the page's hero picture around its focus, or else a drawing of its text. A hash of the
 * content names its file.
 */
export function pagePreview(page: string, hero: PictureView | undefined, { title, name }: DrawnText) {
  // The path of a picture contains a hash of its content.
  const content = hero ? [hero.src.split("/").at(-2), hero.focus.x, hero.focus.y] : [REVISION, title, name];
  const hash = createHash("sha256").update(JSON.stringify(content)).digest("hex").slice(0, 32);
  const { width, height } = hero ? sizeOfResult(cropOf(hero, "wide", hero.focus), "wide") : previewSize;
  return {
    hash,
    path: hrefOf("GET /seo/preview-images/{page}/{file}", {
      params: { page, file: `${hash}.${hero ? "jpg" : "png"}` },
    }),
    type: hero ? "image/jpeg" : "image/png",
    width,
    height,
  };
}
