const reasons: Record<string, string> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "the disk is mounted read-only",
  ENOSPC: "the disk is full",
  EDQUOT: "this user’s share of the disk is full",
  ENOTDIR: "it is not a folder",
  EEXIST: "it is not a folder",
};

/** Returns why writing to a folder failed, as the end of a sentence; for other causes the system's message. */
export function whyUnwritable(error: unknown): string {
  const { code = "" } = error as NodeJS.ErrnoException;
  return reasons[code] ?? (error instanceof Error ? error.message : String(error));
}
