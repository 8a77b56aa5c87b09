import { createHash } from "node:crypto";
import type { SocialPicture } from "../head";
import type { DrawnText } from "./drawn-text";

/** In pixels, as networks recommend it. */
export const previewSize = { width: 1200, height: 630 };

/** To be raised where the same text is drawn in another way, so that addresses stay immutable. */
const REVISION = 1;

/** Names the image by a hash of its content. */
export const previewHash = ({ title, name }: DrawnText) =>
  createHash("sha256")
    .update(JSON.stringify([REVISION, title, name]))
    .digest("hex")
    .slice(0, 32);

/** Where a page's preview image is. */
export const previewAddress = (page: string, text: DrawnText) =>
  `/api/seo/preview-images/${page}/${previewHash(text)}.png`;

/** A page's preview image as tags name it. */
export const previewPicture = (root: string, page: string, text: DrawnText): SocialPicture => ({
  url: root + previewAddress(page, text),
  ...previewSize,
  type: "image/png",
});
