import { libraryLimits } from "@/lib/pictures/limits";
import { formatFileSize } from "@/lib/platform/files/file-size";

/** What the file dialog offers. */
export const pictureTypes = "image/png,image/jpeg,image/webp,image/gif,image/avif";

type Chosen = { name: string; type: string; size: number };

/** The problem of a file as a picture that the browser can see before the upload; null where there is none. */
export function pictureProblem({ name, type, size }: Chosen): string | null {
  if (type === "image/svg+xml" || /\.svgz?$/i.test(name))
    return "SVG pictures can't be used, as networks don't show them: save it as PNG or JPEG.";
  const isKnown = type ? pictureTypes.split(",").includes(type) : /\.(png|jpe?g|webp|gif|avif)$/i.test(name);
  if (!isKnown) return "Choose a PNG, JPEG, WebP, GIF or AVIF picture.";
  if (size === 0) return "This file is empty.";
  if (size > libraryLimits.bytes)
    return `This file has ${formatFileSize(size)}, and at most ${formatFileSize(libraryLimits.bytes)} can be uploaded.`;
  return null;
}
