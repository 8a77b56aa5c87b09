/** Types in the file dialog. HEIC is missing, so that phones convert to JPEG. */
export const offeredTypes = "image/png,image/jpeg,image/webp,image/gif,image/avif";
