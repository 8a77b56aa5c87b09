/** Limits of a template's archive; sizes in bytes. */
export const archiveLimits = {
  packed: 20 * 1024 ** 2,
  unpacked: 100 * 1024 ** 2,
  files: 2_000,
  folders: 2_000,
  /** Unpacked bytes per packed byte. */
  ratio: 200,
  /** Characters of a path; bytes of each of its segments, the limit of file systems. */
  name: 255,
};
