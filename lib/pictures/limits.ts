/** Limits of every uploaded picture; lengths in pixels. */
export const readingLimits = {
  pixels: 50_000_000,
  /** As `readingCost` counts it: 50 megapixels of three colours of 8 bits. */
  cost: 150_000_000,
  /** Length of the longer side. */
  side: 20_000,
};

export const libraryLimits = {
  /** Size of the uploaded file. */
  bytes: 20 * 1024 * 1024,
  pictures: 5000,
  name: 120,
  alt: 300,
  /** Entries of a page of the list. */
  page: 60,
  /** The longest side of a stored picture, in pixels. */
  side: 1920,
};

/** The id of a picture of the library. */
export const PICTURE_ID = /^[\w-]{22}$/;

/** The maximum number of pictures in one call. */
export const MAX_VIEWS = 200;
