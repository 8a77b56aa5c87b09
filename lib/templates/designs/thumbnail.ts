import { fileAddress } from "../addresses";
import { type DesignName, designId } from "./catalogue";

/** A design's picture, which is not part of its ZIP; `node scripts/write-design-thumbnails.mjs` makes it. */
export const THUMBNAIL = "thumbnail.webp";
export const thumbnailAddress = (name: DesignName, hash: string) =>
  fileAddress(designId(name), hash, THUMBNAIL);
