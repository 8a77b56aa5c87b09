/** Why nothing can be written to a folder, by the system's code. */
const reasons: Record<string, string> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "the disk is mounted read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "this user's share of the disk is full",
  ENOTDIR: "it is not a folder",
  EEXIST: "it is not a folder",
};

/** Why writing to a folder failed, as the end of a sentence; what the system said, where it is none of the usual reasons. */
export function whyUnwritable(error: unknown): string {
  const { code = "" } = error as NodeJS.ErrnoException;
  return reasons[code] ?? (error instanceof Error ? error.message : String(error));
}
