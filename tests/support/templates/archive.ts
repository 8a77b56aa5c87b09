import { expect } from "@jest/globals";
import { readArchive } from "@/lib/templates/archive/read-archive";
import { buildZip, type ZipEnd, type ZipEntry } from "./zip";

/** The one file that every template has. */
export const indexEntry = { name: "index.html", content: "<title>Home</title>" };

/** Why a ZIP file is refused; its files where it is not. */
export async function refusal(zip: Uint8Array): Promise<unknown> {
  return readArchive(zip).then(
    ({ files }) => files,
    (error: unknown) => error,
  );
}

/** Why these entries are refused beside an index.html. */
export const refusalOf = (entries: ZipEntry[], end?: ZipEnd) =>
  refusal(buildZip([indexEntry, ...entries], end));

/** Matches an error for an archive that is refused for what it is. */
export const invalid = (message: string | RegExp) => ({
  code: "invalid",
  message: typeof message === "string" ? message : expect.stringMatching(message),
});

/** Matches an error for an archive that is refused for how much it is. */
export const tooLarge = (message: RegExp) => ({ code: "too-large", message: expect.stringMatching(message) });
