import { formatFileSize } from "@/lib/platform/files/file-size";
import { MAX_ARCHIVE_BYTES, NOT_ZIP } from "./limits";

/** Returns the error that a file would get, as far as it is known before the upload; null for none. */
export function zipProblem({ name, size }: Pick<File, "name" | "size">): string | null {
  if (!/\.zip$/i.test(name)) return NOT_ZIP;
  if (size > MAX_ARCHIVE_BYTES) {
    return `This file has ${formatFileSize(size)}, and at most ${formatFileSize(MAX_ARCHIVE_BYTES)} can be uploaded`;
  }
  return null;
}

/** The name that a template gets from its file: without `.zip`, and as long as a name may be. */
export function nameFromFile(fileName: string): string {
  return fileName
    .replace(/\.zip$/i, "")
    .trim()
    .slice(0, 80);
}
