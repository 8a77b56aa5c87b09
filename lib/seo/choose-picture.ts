import { libraryLimits } from "@/lib/pictures/limits";
import { formatFileSize } from "@/lib/platform/files/file-size";

/** Types that the file dialog offers. */
export const pictureTypes = "image/png,image/jpeg,image/webp,image/gif,image/avif";

type Chosen = { name: string; type: string; size: number };

/** The reason why a file can't be uploaded as a picture, as far as the browser knows; null if it can. */
export function pictureProblem({ name, type, size }: Chosen): string | null {
  if (type === "image/svg+xml" || /\.svgz?$/i.test(name))
    return "SVG pictures can’t be used, as networks don’t show them: save it as PNG or JPEG.";
  const isKnown = type ? pictureTypes.split(",").includes(type) : /\.(png|jpe?g|webp|gif|avif)$/i.test(name);
  if (!isKnown) return "Choose a PNG, JPEG, WebP, GIF or AVIF picture.";
  if (size === 0) return "This file is empty.";
  if (size > libraryLimits.bytes)
    return `This file has ${formatFileSize(size)}, and at most ${formatFileSize(libraryLimits.bytes)} can be uploaded.`;
  return null;
}
