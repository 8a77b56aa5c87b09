import { fileAddress } from "../addresses";
import { type DesignName, designId } from "./catalogue";

/** A design's picture, which is not part of its ZIP; `npm run designs` makes it. */
export const THUMBNAIL = "thumbnail.webp";
/** In pixels. */
export const thumbnailSize = { width: 720, height: 450 };
export const thumbnailAddress = (name: DesignName, hash: string) =>
  fileAddress(designId(name), hash, THUMBNAIL);
