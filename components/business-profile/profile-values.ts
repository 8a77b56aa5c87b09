import type { FieldErrors, Path, Resolver } from "react-hook-form";
import { compareFields, wrongPaths } from "@/components/ui/form/compare-fields";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import type { VersionedFormKind } from "@/components/ui/form/use-versioned-form";
import type { SavedProfile } from "@/lib/business-profile/answers";
import type { BusinessProfile } from "@/lib/business-profile/schema";

type LanguageField = "languages" | "otherLanguages";

/** The values of the form: lists of objects, as its field arrays need. */
export type ProfileValues = Omit<BusinessProfile, LanguageField> & Record<LanguageField, { code: string }[]>;

type Field = keyof ProfileValues;

const labels: Record<Field, string> = {
  name: "Name",
  kind: "Kind of business",
  menuLabel: "Link to the menu",
  taxNumber: "Tax number",
  places: "Addresses",
  phones: "Phones",
  email: "Email address",
  openingHours: "Opening hours",
  socialProfiles: "Social profiles",
  logo: "Logo",
  languages: "Languages",
  otherLanguages: "Further languages of the site",
  missingTranslation: "Pages without a translation",
  currency: "Currency",
};

const textOf = (value: ProfileValues[Field]): string =>
  typeof value === "string" ? value.trim() : JSON.stringify(value);

const isSameField = (field: Field, a: ProfileValues, b: ProfileValues) =>
  textOf(a[field]) === textOf(b[field]);

/** The choices for pages without a translation, for people. */
export const missingTranslationWords: Record<BusinessProfile["missingTranslation"], string> = {
  "not-found": "Say that there is no such page",
  default: "Lead to the page in the first language",
};

/** Returns a field's text for people. */
function wordsOf(field: Field, values: ProfileValues): string {
  const value = values[field];
  if (field === "logo") return value ? "A picture" : "";
  if (field === "missingTranslation") return missingTranslationWords[values.missingTranslation];
  if (typeof value === "string") return value;
  return value.map((entry) => Object.values(entry).filter(Boolean).join(" ")).join(" · ");
}

const codesOf = (rows: readonly { code: string }[]) => rows.map(({ code }) => code);
const rowsOf = (codes: readonly string[]) => codes.map((code) => ({ code }));

export const toProfile = ({ languages, otherLanguages, ...values }: ProfileValues): BusinessProfile => ({
  ...values,
  languages: codesOf(languages),
  otherLanguages: codesOf(otherLanguages),
});

const valuesOf = ({ profile: { languages, otherLanguages, ...profile } }: SavedProfile): ProfileValues => ({
  ...profile,
  languages: rowsOf(languages),
  otherLanguages: rowsOf(otherLanguages),
});

const ofProfile = schemaOnDemand(
  async () => (await import("@/lib/business-profile/schema")).businessProfile,
  { raw: true },
) as unknown as Resolver<BusinessProfile>;

/** Validates the profile, and puts the errors of languages at their rows. */
const resolver: Resolver<ProfileValues> = async (values, context, options) => {
  const { errors } = await ofProfile(toProfile(values), context, options as never);
  if (Object.keys(errors).length === 0) return { values, errors: {} };
  return { values: {}, errors: errors as FieldErrors<ProfileValues> };
};

const compared = compareFields<ProfileValues, Field>({ labels, isSameField, wordsOf });

/** Validates, compares and merges business profiles. */
export const profileKind: VersionedFormKind<ProfileValues, SavedProfile> = {
  valuesOf,
  resolver,
  wrongFields: (values, messageAt) => wrongPaths(values, messageAt) as Path<ProfileValues>[],
  fieldOf: (path) => path.replace(/^(languages|otherLanguages)\.(\d+)$/, "$1.$2.code"),
  isSame: compared.isSame,
  merge: (base, mine, saved) => compared.merge(base, mine, valuesOf(saved)),
  failed: "Failed to save the business profile",
  topic: "business-profile",
};

/** Lists the fields that differ between two forms that were both made from `base`. */
export const profileChanges = (base: ProfileValues, mine: ProfileValues, saved: SavedProfile) =>
  compared.changes(base, mine, valuesOf(saved));
