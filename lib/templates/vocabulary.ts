import { profileLimits } from "@/lib/business-profile/limits";
import { landingLimits } from "@/lib/landing/limits";
import { navigationLimits } from "@/lib/navigation/navigation";
import { pageLimits } from "@/lib/pages/limits";

/** A variable: what it stands for, and whether its value is a whole address. */
export type Field = { readonly meaning: string; readonly isAddress?: true };

/** The names that a template can use at a place: variables, and lists with the names inside each of their entries. */
export type Vocabulary = {
  readonly values: { readonly [name: string]: Field };
  readonly lists: { readonly [name: string]: ListField };
};
export type ListField = Vocabulary & { readonly meaning: string; readonly limit: number };

const pictureOf = (what: string) =>
  ({
    pictureUrl: { meaning: `${what}, as the source of a picture`, isAddress: true },
    pictureSrcset: { meaning: "The same in several widths, as srcset", isAddress: true },
    alt: { meaning: "Its text alternative" },
    width: { meaning: "Its width in pixels" },
    height: { meaning: "Its height in pixels" },
  }) as const;

const links = { label: { meaning: "Its words" }, url: { meaning: "Its address", isAddress: true } } as const;
const linkList = (meaning: string) =>
  ({ meaning, limit: landingLimits.links, values: links, lists: {} }) as const;

const placeFields = {
  label: { meaning: "What tells it apart, such as “Old town”" },
  address: { meaning: "Street and town in one line" },
  mapUrl: { meaning: "The place on a map", isAddress: true },
} as const;

const phoneFields = {
  label: { meaning: "What it is for, such as “Orders”" },
  phone: { meaning: "The number" },
  phoneUrl: { meaning: "The link that dials it", isAddress: true },
} as const;

/** Every name of the template language; the guide, the report of an upload and the filled values derive from it. */
export const vocabulary = {
  values: {
    projectName: { meaning: "Your project’s name" },
    companyName: { meaning: "Your company’s name" },
    tagline: { meaning: "The line below your company’s name" },
    currentYear: { meaning: "This year, for the copyright" },
    heroTitle: { meaning: "The first headline" },
    heroSubtitle: { meaning: "The text below it" },
    heroImageUrl: { meaning: "The landing page’s hero picture, as the source of a picture", isAddress: true },
    heroImageSrcset: { meaning: "The same in several widths, as srcset", isAddress: true },
    heroImageAlt: { meaning: "Its text alternative" },
    heroImageWidth: { meaning: "Its width in pixels" },
    heroImageHeight: { meaning: "Its height in pixels" },
    logoUrl: { meaning: "Your logo, as the source of a picture", isAddress: true },
    logoWidth: { meaning: "Its width in pixels" },
    logoHeight: { meaning: "Its height in pixels" },
    ctaText: { meaning: "The words of the call to action" },
    ctaUrl: { meaning: "Where the call to action leads", isAddress: true },
    mainButtonUrl: {
      meaning: "Where the main button leads, if you chose it in the landing editor",
      isAddress: true,
    },
    callToActionTitle: { meaning: "The headline of the last section" },
    callToActionText: { meaning: "The text of the last section" },
    menuUrl: { meaning: "Your restaurant’s menu, or the list of several", isAddress: true },
    menuLabel: { meaning: "Your word for it, such as “Menu”" },
    phone: { meaning: "Your first telephone number" },
    phoneUrl: { meaning: "The link that dials it", isAddress: true },
    email: { meaning: "Your email address" },
    emailUrl: { meaning: "The link that writes to it", isAddress: true },
    address: { meaning: "Your first address, in one line" },
    mapUrl: { meaning: "That address on a map", isAddress: true },
    openingHours: { meaning: "Your opening hours, a line for each rule" },
    ownNavigation: {
      meaning: "The word “own” once you chose the links at the top of your pages, else empty",
    },
    announcement: { meaning: "What you announce now; empty for nothing" },
    announcementLinkLabel: { meaning: "The words of its link" },
    announcementUrl: { meaning: "Where its link leads", isAddress: true },
  },
  lists: {
    features: {
      meaning: "What you offer",
      limit: landingLimits.features,
      values: {
        icon: { meaning: "Its emoji" },
        title: { meaning: "Its title" },
        description: { meaning: "Its description" },
        ...pictureOf("Its picture"),
      },
      lists: {},
    },
    stats: {
      meaning: "Figures",
      limit: landingLimits.stats,
      values: { value: { meaning: "The figure" }, label: { meaning: "What it counts" } },
      lists: {},
    },
    plans: {
      meaning: "Plans and prices, while pricing is shown",
      limit: landingLimits.plans,
      values: {
        name: { meaning: "Its name" },
        price: { meaning: "Its price" },
        period: { meaning: "What the price is for, such as “per month”" },
        highlighted: { meaning: "The word “highlighted” for a recommended plan, else empty" },
      },
      lists: {
        features: {
          meaning: "What is included",
          limit: landingLimits.planFeatures,
          values: { text: { meaning: "One line of it" } },
          lists: {},
        },
      },
    },
    testimonials: {
      meaning: "What customers say",
      limit: landingLimits.testimonials,
      values: {
        content: { meaning: "The words" },
        name: { meaning: "Who says them" },
        role: { meaning: "Their role" },
        ...pictureOf("Their picture"),
      },
      lists: {},
    },
    gallery: {
      meaning: "Pictures",
      limit: landingLimits.gallery,
      values: { ...pictureOf("The picture"), caption: { meaning: "Its caption" } },
      lists: {},
    },
    pages: {
      meaning: "Your pages that are among the links at the top",
      limit: pageLimits.pages,
      values: links,
      lists: {},
    },
    navigation: {
      meaning: "The links at the top of your pages",
      limit: navigationLimits.items,
      values: {
        label: links.label,
        url: { meaning: "Its address; empty if it only opens the links below it", isAddress: true },
      },
      lists: {
        links: { ...linkList("The links below it"), limit: navigationLimits.links },
      },
    },
    footerColumns: {
      meaning: "The columns of the footer",
      limit: navigationLimits.columns,
      values: { title: { meaning: "Its title" } },
      lists: {
        links: { ...linkList("Its links"), limit: navigationLimits.columnLinks },
      },
    },
    links: { ...linkList("All links of the footer"), limit: 3 * landingLimits.links },
    productLinks: linkList("The footer’s first column"),
    companyLinks: linkList("The footer’s second column"),
    supportLinks: linkList("The footer’s third column"),
    socialProfiles: {
      meaning: "Your profiles on social networks",
      limit: profileLimits.socialProfiles + 3,
      values: {
        name: { meaning: "The network" },
        url: { meaning: "Your page there", isAddress: true },
      },
      lists: {},
    },
    phones: {
      meaning: "All your telephone numbers",
      limit: profileLimits.phones,
      values: phoneFields,
      lists: {},
    },
    places: { meaning: "All your addresses", limit: profileLimits.places, values: placeFields, lists: {} },
    openingHours: {
      meaning: "Your opening hours, line by line",
      limit: 100,
      values: { line: { meaning: "One line" } },
      lists: {},
    },
  },
} as const satisfies Vocabulary;

type Values = typeof vocabulary.values;
type Lists = typeof vocabulary.lists;

/** The values of an entry, and of the lists in it. */
type EntryOf<List extends ListField> = { readonly [name in keyof List["values"]]: string } & {
  readonly [name in keyof List["lists"]]: readonly EntryOf<List["lists"][name]>[];
};

/** The value of each variable; empty or missing for none. */
export type Variables = { readonly [name in keyof Values]?: string };
/** The entries of each list. */
export type ListEntries = { readonly [name in keyof Lists]?: readonly EntryOf<Lists[name]>[] };

/** An entry, as it is read by names from a template. */
export type Entry = { readonly [name: string]: string | readonly Entry[] | undefined };

/** A name as a template's document refers to it: `depth` 0 for the page, 1 for the entry of the outermost list, … */
export type Reference = { readonly name: string; readonly depth: number };

/** The vocabularies at a place of a document: of the page, then of each list around the place, the innermost last. */
export type Scope = readonly Vocabulary[];
export const pageScope: Scope = [vocabulary];

/** Finds a name in the innermost vocabulary that has it. */
function find<Kind extends "values" | "lists">(scope: Scope, kind: Kind, name: string) {
  for (let depth = scope.length - 1; depth >= 0; depth--) {
    const names = scope[depth]?.[kind];
    if (names && Object.hasOwn(names, name)) {
      return { depth, name, field: names[name] as Vocabulary[Kind][string] };
    }
  }
  return null;
}

export const findVariable = (scope: Scope, name: string) => find(scope, "values", name);
export const findList = (scope: Scope, name: string) => find(scope, "lists", name);
