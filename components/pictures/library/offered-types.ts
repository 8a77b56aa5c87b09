/** What the file dialog offers. Without HEIC, so that phones send their pictures as JPEG. */
export const offeredTypes = "image/png,image/jpeg,image/webp,image/gif,image/avif";
