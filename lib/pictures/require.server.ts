import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { PICTURE_IS_GONE } from "./schema";
import { readPictureViews } from "./view.server";

/**
 * Requires that the pictures of fields are in the library, except those that the content had before.
 * @throws AppError `invalid` with the fields whose new pictures are missing
 */
export async function requireNewPictures(
  fields: readonly { path: string; id: string }[],
  before: readonly string[],
): Promise<void> {
  const added = fields.filter(({ id }) => !before.includes(id));
  const there = await readPictureViews(added.map(({ id }) => id));
  const missing = added.filter(({ id }) => !there[id]);
  if (missing.length === 0) return;
  throw new AppError("invalid", PICTURE_IS_GONE, {
    fields: Object.fromEntries(missing.map(({ path }) => [path, PICTURE_IS_GONE])),
  });
}
