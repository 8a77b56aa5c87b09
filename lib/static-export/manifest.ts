import * as z from "zod";

/** The name of the list of files in the bucket. */
export const MANIFEST = "static-export.json";

const stored = z.object({
  /** The hash of each file with its headers, by name. */
  files: z.record(z.string().regex(/^[\w./-]{1,900}$/), z.string()),
});

/** The hashes of the files in the bucket by name; other objects of the bucket are left alone. */
export type Manifest = Record<string, string>;

/** Reads a list of files; an empty one if it isn't readable, so that all files are stored again. */
export function parseManifest(text: string): Manifest {
  try {
    return stored.parse(JSON.parse(text)).files;
  } catch {
    return {};
  }
}

export const formatManifest = (files: Manifest) => JSON.stringify({ files });
