import { formatFileSize } from "@/lib/platform/files/file-size";
import { MAX_ARCHIVE_BYTES, templateMessages } from "./schema";

type Named = { name: string; size: number };

/**
 * The problem of a file as an upload that the browser can see before sending it; null where there is none.
 */
export function zipProblem({ name, size }: Named): string | null {
  if (!/\.zip$/i.test(name)) return templateMessages.notZip;
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
