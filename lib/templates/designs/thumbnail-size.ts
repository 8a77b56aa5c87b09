/** The size of a design's picture in pixels. */
export const thumbnailSize = { width: 720, height: 450 };
