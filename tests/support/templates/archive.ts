import { expect } from "@jest/globals";
import { readArchive } from "@/lib/templates/archive/read-archive";
import { buildZip, type ZipEnd, type ZipEntry } from "./zip";

/** The file that every template must have. */
export const indexEntry = { name: "index.html", content: "<title>Home</title>" };

/** Returns the error for a refused ZIP file; the files of an accepted one. */
export async function refusal(zip: Uint8Array): Promise<unknown> {
  return readArchive(zip).then(
    ({ files }) => files,
    (error: unknown) => error,
  );
}

/** Returns the error for entries beside an index.html. */
export const refusalOf = (entries: ZipEntry[], end?: ZipEnd) =>
  refusal(buildZip([indexEntry, ...entries], end));

/** Matches the error for an archive with invalid content. */
export const invalid = (message: string | RegExp) => ({
  code: "invalid",
  message: typeof message === "string" ? message : expect.stringMatching(message),
});

/** Matches the error for an archive beyond a limit. */
export const tooLarge = (message: RegExp) => ({ code: "too-large", message: expect.stringMatching(message) });
