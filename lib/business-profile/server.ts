import "server-only";
import * as z from "zod";
import { recordChange } from "@/lib/audit/record.server";
import { knownConfiguration } from "@/lib/installation/state.server";
import type { PictureView } from "@/lib/pictures/answers";
import { PICTURE_IS_GONE } from "@/lib/pictures/schema";
import { readPictureViews } from "@/lib/pictures/view.server";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { log } from "@/lib/platform/log/log";
import type { SavedProfile } from "./answers";
import { type Contact, contactOf } from "./contact";
import { formatPhone, toE164 } from "./phones.server";
import { type BusinessProfile, emptyProfile, profileFields } from "./schema";

/** Stored addresses are not read anew, so that one that is refused now leaves the rest of the profile. */
const storedProfile = profileFields.extend({ socialProfiles: z.array(z.object({ url: z.string() })) });

/** Parses a stored profile; logs a warning and returns an empty one if it doesn't match the schema. */
function parseProfile(stored: unknown): BusinessProfile {
  const parsed = storedProfile.safeParse(stored);
  if (parsed.success) return parsed.data;
  log.warn({ at: parsed.error.issues[0]?.path.join(".") }, "The business profile can't be read");
  return emptyProfile;
}

async function readStored(database: Transaction): Promise<SavedProfile> {
  const select = { version: true, content: true };
  const row = await database.businessProfile.findUnique({ where: { id: 1 }, select });
  if (!row) return { profile: emptyProfile, version: 0 };
  const profile = parseProfile(row.content);
  const phones = profile.phones.map(({ label, number }) => ({ label, number: formatPhone(number) }));
  return { profile: { ...profile, phones }, version: row.version };
}

/** Returns the profile; an empty one of version 0 before the first save. Phone numbers are in international format. */
export const getBusinessProfile = (): Promise<SavedProfile> => readStored(db);

type Shown = { profile: BusinessProfile; contact: Omit<Contact, "name">; logo: PictureView | null };

const shown = cachedRead("business profile", async (): Promise<Shown> => {
  const { profile } = await getBusinessProfile();
  const views = await readPictureViews(profile.logo ? [profile.logo] : []);
  return { profile, contact: contactOf(profile), logo: views[profile.logo] ?? null };
});

const nothing: Shown = { profile: emptyProfile, contact: contactOf(emptyProfile), logo: null };

/** Returns the profile for visitors: cached until it changes; the last known one, or an empty one, if it can't be read. */
export async function shownProfile(): Promise<Shown & { contact: Contact }> {
  const [{ contact, ...known }, state] = await Promise.all([
    shown.known().catch(() => nothing),
    knownConfiguration(),
  ]);
  return { ...known, contact: { ...contact, name: known.profile.name || state?.projectName || "" } };
}

/** @throws AppError `invalid` for a number that can't be dialled */
function withStoredPhones(profile: BusinessProfile): BusinessProfile {
  const country = profile.places.find((place) => place.country)?.country ?? "";
  const fields: Record<string, string> = {};
  const phones = profile.phones.map(({ label, number: typed }, index) => {
    const number = toE164(typed, country);
    if (number === null) {
      fields[`phones.${index}.number`] =
        country || typed.startsWith("+")
          ? "This is no telephone number: check its digits"
          : "Begin with + and the country code, such as +49, or choose the country of the address";
    }
    return { label, number: number ?? typed };
  });
  if (Object.keys(fields).length > 0)
    throw new AppError("invalid", Object.values(fields)[0] ?? "", { fields });
  return { ...profile, phones };
}

/** @throws AppError `invalid` for a new logo that is not in the library */
async function requireLogo({ logo }: BusinessProfile, current: BusinessProfile) {
  if (!logo || logo === current.logo || (await readPictureViews([logo]))[logo]) return;
  throw new AppError("invalid", PICTURE_IS_GONE, { fields: { logo: PICTURE_IS_GONE } });
}

/**
 * Saves the profile over a version, or over any if `over` is null.
 * @throws AppError `conflict` for another version; `invalid` for an unknown phone number or a missing picture
 */
export async function saveBusinessProfile(
  input: BusinessProfile,
  over: number | null,
): Promise<SavedProfile> {
  const content = withStoredPhones(input);
  return db.$transaction(async (transaction) => {
    await transaction.$executeRaw`LOCK TABLE "BusinessProfile" IN SHARE ROW EXCLUSIVE MODE`;
    const current = await readStored(transaction);
    if (over !== null && over !== current.version)
      throw new AppError("conflict", "Somebody else saved the business profile in the meantime.");
    await requireLogo(content, current.profile);
    const version = current.version + 1;
    await transaction.businessProfile.upsert({
      where: { id: 1 },
      create: { version, content },
      update: { version, content },
      select: { id: true },
    });
    const saved = await readStored(transaction);
    await recordChange(transaction, {
      action: "business-profile:save",
      before: current.profile,
      after: saved.profile,
      versions: { before: current.version || null, after: version },
    });
    return saved;
  });
}
