import "server-only";
import { isDeepStrictEqual } from "node:util";
import { shownProfile } from "@/lib/business-profile/server";
import { knownConfiguration } from "@/lib/installation/state.server";
import type { PictureViews } from "@/lib/pictures/answers";
import { requireNewPictures } from "@/lib/pictures/require.server";
import { readPictureViews } from "@/lib/pictures/view.server";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import { completeLanding } from "./compact";
import { pictureFields, pictureIdsOf } from "./content-pictures";
import { neverSaved, readCurrent, readStored, type StoredLanding, storeVersion } from "./save-version.server";
import { defaultLandingContent, type LandingContent, type LandingInput } from "./schema";

/** Content of the landing page; version 0 before the first save. */
export type Landing = { version: number; content: LandingContent };

/** The landing page as an API answer. */
export const toSavedLanding = ({ version, content }: Landing) => ({ config: content, version });

/** @throws Error if stored content can't be parsed, so that visitors keep seeing the last good content */
async function readShown(): Promise<StoredLanding> {
  const row = await readStored(db);
  if (row.version === 0 || row.content) return row;
  throw new Error(`Version ${row.version} of the landing page can't be read`);
}

const stored = cachedRead("landing", readShown);
const knownToVisitors = () => stored.known().catch(() => neverSaved);

/** The default content, for a page that was never saved. Visitors see the profile's name in place of the project's. */
export async function initialLanding(): Promise<LandingContent> {
  return defaultLandingContent((await knownConfiguration())?.projectName || undefined);
}

async function toLanding({ version, content }: StoredLanding): Promise<Landing> {
  return { version, content: content ?? (await initialLanding()) };
}

/** Returns the current content; the default if the stored content can't be read. */
export async function getLanding(): Promise<Landing> {
  return toLanding(await readStored(db));
}

/**
 * Like `getLanding`, for visitors: cached until it changes, so a visit usually needs no query. If it can't be read, the
 * last known content, else the default.
 */
export async function shownLanding(): Promise<Landing> {
  const { version, content } = await knownToVisitors().then(toLanding);
  return { version, content: await withShownName(content) };
}

/** Replaces the project's name, which was proposed as the company's, by the profile's; a typed name stays. */
export async function withShownName(content: LandingContent): Promise<LandingContent> {
  const [{ profile }, state] = await Promise.all([shownProfile(), knownConfiguration()]);
  if (!profile.name || content.footer.companyName !== state?.projectName) return content;
  return { ...content, footer: { ...content.footer, companyName: profile.name } };
}

const pictures = cachedRead<PictureViews>("landing pictures", async () =>
  readPictureViews(pictureIdsOf((await shownLanding()).content)),
);

/** Returns the pictures of the landing page for visitors; none if they could never be read. */
export const shownLandingPictures = () => pictures.known().catch((): PictureViews => ({}));

/** Returns the owner's logo for visitors, if there is one: the landing page's, else the business profile's. */
export async function shownLogo() {
  const [{ content }, views, { logo }] = await Promise.all([
    shownLanding(),
    shownLandingPictures(),
    shownProfile(),
  ]);
  return views[content.logo ?? ""] ?? logo ?? undefined;
}

/**
 * @param current the content whose pictures may be missing
 * @throws AppError `invalid` with the fields whose new pictures are not in the library
 */
export const requirePictures = (content: LandingContent, current: LandingContent | null) =>
  requireNewPictures(pictureFields(content), current ? pictureIdsOf(current) : []);

/** Returns the time of the last save; null before the first. Cached until it changes. */
export async function landingSavedAt(): Promise<Date | null> {
  return (await knownToVisitors()).updatedAt;
}

/**
 * Saves the content as a new version, unless it is unchanged.
 * @param author the email address of the user
 * @param expectedVersion the version that was edited; null overwrites any
 * @throws AppError `conflict` if another version was saved meanwhile; `invalid` if a picture is not in the library
 */
export async function saveLanding(
  input: LandingInput,
  author: string,
  expectedVersion: number | null,
): Promise<Landing> {
  for (;;) {
    const current = await readCurrent(db, expectedVersion);
    const content = completeLanding(input, current.content ?? defaultLandingContent());
    if (isDeepStrictEqual(current.content, content)) return { version: current.version, content };
    await requirePictures(content, current.content);
    const isStored = await storeVersion(db, current, { content, author, restoredFrom: null });
    if (isStored) return { version: current.version + 1, content };
    // Another version was saved since this one was read: try again with that.
  }
}
