import "server-only";
import { isDeepStrictEqual } from "node:util";
import { knownConfiguration } from "@/lib/installation/state.server";
import type { PictureViews } from "@/lib/pictures/answers";
import { PICTURE_IS_GONE } from "@/lib/pictures/schema";
import { readPictureViews } from "@/lib/pictures/view.server";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { pictureFields, pictureIdsOf, withoutEmptyPictures } from "./content-pictures";
import { parseContent, readCurrent, storeVersion } from "./save-version.server";
import { defaultLandingContent, type LandingContent, type LandingInput } from "./schema";

/** What the landing page says; version 0 before anybody has saved it. */
export type Landing = { version: number; content: LandingContent };

/** The landing page as calls answer with it. */
export const toSavedLanding = ({ version, content }: Landing) => ({ config: content, version });

type Stored = { version: number; content: LandingContent | null; updatedAt: Date | null };

/** The row; content that can't be read counts as none. */
async function readStored(): Promise<Stored> {
  const row = await db.landingContent.findUnique({
    where: { id: 1 },
    select: { version: true, content: true, updatedAt: true },
  });
  if (!row) return { version: 0, content: null, updatedAt: null };
  return { ...row, content: parseContent(row.content, row.version) };
}

/** @throws Error where stored content can't be parsed, so that visitors keep seeing the last good content */
async function readShown(): Promise<Stored> {
  const row = await readStored();
  if (row.version > 0 && !row.content)
    throw new Error(`Version ${row.version} of the landing page can't be read`);
  return row;
}

const stored = cachedRead("landing", readShown);
const nothing: Stored = { version: 0, content: null, updatedAt: null };
const knownToVisitors = () => stored.known().catch(() => nothing);

/** The default content, for a page that was never saved. */
export async function initialLanding(): Promise<LandingContent> {
  return defaultLandingContent((await knownConfiguration())?.projectName || undefined);
}

async function toLanding({ version, content }: Stored): Promise<Landing> {
  return { version, content: content ?? (await initialLanding()) };
}

/** The current content; the default where the stored content can't be read. */
export async function getLanding(): Promise<Landing> {
  return toLanding(await readStored());
}

/**
 * Like `getLanding`, for visitors: cached until it changes, so a visit usually needs no query. Where it can't be
 * read, the last known content, else the default.
 */
export async function shownLanding(): Promise<Landing> {
  return toLanding(await knownToVisitors());
}

const pictures = cachedRead<PictureViews>("landing pictures", async () =>
  readPictureViews(pictureIdsOf((await shownLanding()).content)),
);

/** The pictures that the landing page shows, for visitors; none where they can't be read and never were. */
export const shownLandingPictures = () => pictures.known().catch((): PictureViews => ({}));

/** The owner's logo, for visitors; undefined where there is none. */
export async function shownLogo() {
  const [{ content }, views] = await Promise.all([shownLanding(), shownLandingPictures()]);
  return views[content.logo ?? ""];
}

/** @throws AppError `invalid` with the fields whose pictures are new there, and not in the library */
async function requirePictures(content: LandingContent, current: LandingContent | null) {
  const before = new Set(current ? pictureIdsOf(current) : []);
  const added = pictureFields(content).filter(({ id }) => !before.has(id));
  const there = await readPictureViews(added.map(({ id }) => id));
  const missing = added.filter(({ id }) => !there[id]);
  if (missing.length === 0) return;
  const fields = Object.fromEntries(missing.map(({ path }) => [path, PICTURE_IS_GONE]));
  throw new AppError("invalid", PICTURE_IS_GONE, { fields });
}

/** When the landing page was last saved; null where it never was. Cached until it changes. */
export async function landingSavedAt(): Promise<Date | null> {
  return (await knownToVisitors()).updatedAt;
}

/**
 * Saves the content as a new version, unless it is unchanged.
 * @param author the email address of the user
 * @param expectedVersion the version that was edited; null overwrites any
 * @throws AppError `conflict` where another version was saved meanwhile; `invalid` where a picture is not in the library
 */
export async function saveLanding(
  input: LandingInput,
  author: string,
  expectedVersion: number | null,
): Promise<Landing> {
  for (;;) {
    const current = await readCurrent(db, expectedVersion);
    const { accent, callToAction } = current.content ?? defaultLandingContent();
    const content = withoutEmptyPictures({
      ...input,
      accent: input.accent ?? accent,
      callToAction: input.callToAction ?? callToAction,
    });
    if (isDeepStrictEqual(current.content, content)) return { version: current.version, content };
    await requirePictures(content, current.content);
    const version = current.version + 1;
    // Where somebody else has saved since we read, there is another version to read now.
    if (!(await storeVersion(db, current, { content, author, restoredFrom: null }))) continue;
    return { version, content };
  }
}
