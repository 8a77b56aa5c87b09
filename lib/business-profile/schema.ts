import * as z from "zod";
import { optionalPictureId } from "@/lib/pictures/schema";
import { optionalLine, paragraph } from "@/lib/platform/http/text";
import { optionalWebAddress } from "@/lib/platform/http/web-link";
import { DEFAULT_LANGUAGE } from "@/lib/platform/language/language";
import { languageTag } from "@/lib/platform/language/schema";
import { socialProfileUrl } from "@/lib/platform/social/schema";
import { profileLimits } from "./limits";

const list = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).max(max, `At most ${max} entries`);

const optionalParagraph = (max: number) => z.union([z.literal(""), paragraph(max, "Must be a text")]);

/** ISO 3166-1 alpha-2, or empty. */
const country = z.union([z.literal(""), z.string().regex(/^[A-Z]{2}$/)], { error: "Choose a country" });

export const place = z
  .strictObject({
    label: optionalLine(60).describe("Tells several places apart, such as “Old town”."),
    street: optionalLine(120),
    postalCode: optionalLine(20),
    locality: optionalLine(80),
    region: optionalLine(80),
    country,
    mapUrl: optionalWebAddress.describe("The place on a map; empty for a search by address."),
  })
  .refine(({ street, postalCode, locality, mapUrl }) => street || postalCode || locality || mapUrl, {
    path: ["street"],
    error: "Enter the street, or remove this address",
  });
export type Place = z.infer<typeof place>;

export const phone = z.strictObject({
  label: optionalLine(40),
  number: optionalLine(40).min(1, "Enter the number, or remove it").describe("Stored as E.164."),
});

const socialProfile = z.strictObject({
  url: socialProfileUrl.describe("An address, or a network and a name such as “instagram @yourname”."),
});

const email = z.union(
  [z.literal(""), optionalLine(254).pipe(z.email("Enter an address such as you@example.com"))],
  {
    error: "Enter an address such as you@example.com",
  },
);

const languages = list(languageTag, profileLimits.languages).refine(
  (all) => new Set(all).size === all.length,
  "A language is there twice",
);

/** ISO 4217, or empty. */
const currency = z.union([z.literal(""), z.string().regex(/^[A-Z]{3}$/)], { error: "Choose a currency" });

/** The answers of a page in a language into which it is not translated: status 404, or a redirect to the default language. */
export const missingTranslations = ["not-found", "default"] as const;

export const profileFields = z.strictObject({
  name: optionalLine(100).describe("Empty for the project’s name."),
  kind: z
    .string()
    .regex(/^[a-z-]{0,40}$/, "Choose a kind of business")
    .describe("A file of content/business-kinds; empty if unknown."),
  menuLabel: optionalLine(24).describe("The link to the menu; empty for “Menu”."),
  taxNumber: optionalLine(40).default("").describe("Printed on receipts; empty if there is none to print."),
  places: list(place, profileLimits.places),
  phones: list(phone, profileLimits.phones),
  email,
  openingHours: optionalParagraph(400).describe("In words, a line for each rule."),
  socialProfiles: list(socialProfile, profileLimits.socialProfiles),
  logo: optionalPictureId,
  languages: languages.describe("Those that are spoken; the pages of the site are in the first."),
  otherLanguages: languages
    .default([])
    .describe("The further languages of the site, whose pages are below `/{language}`."),
  missingTranslation: z
    .enum(missingTranslations)
    .default("not-found")
    .describe("What a page answers in a language into which it is not translated."),
  currency,
});

/** The facts about the business. Everything may be empty. */
export const businessProfile = profileFields.superRefine(({ languages, otherLanguages }, context) => {
  const first = languages[0];
  const index = otherLanguages.findIndex((one) =>
    first === undefined ? one === "en" || one === DEFAULT_LANGUAGE : one === first,
  );
  if (index >= 0)
    context.addIssue({
      code: "custom",
      path: ["otherLanguages", index],
      message: "Your site is written in this language already",
    });
});
export type BusinessProfile = z.infer<typeof businessProfile>;

export const emptyProfile: BusinessProfile = {
  name: "",
  kind: "",
  menuLabel: "",
  taxNumber: "",
  places: [],
  phones: [],
  email: "",
  openingHours: "",
  socialProfiles: [],
  logo: "",
  languages: [],
  otherLanguages: [],
  missingTranslation: "not-found",
  currency: "",
};
