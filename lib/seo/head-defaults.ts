import type { LandingContent } from "@/lib/landing/schema";
import type { StructuredData } from "@/lib/platform/html/structured-data";
import { english, type Translate, translatable } from "@/lib/platform/language/translate";
import { CLOSED } from "@/lib/restaurants/published/closed";
import { restaurantEntry } from "@/lib/restaurants/published/structured-data";
import type { Restaurant } from "@/lib/restaurants/published/types";
import { pageAt } from "@/lib/site/pages";
import type { HeadDefaults } from "./head";
import { isLandingPage, pageTitle } from "./page-name";
import { countCharacters, seoLimits } from "./schema";

/** Titles and descriptions of the product's own pages. */
const ownPages: Record<string, { title: string; description: string }> = {
  order: { title: translatable("Menu"), description: translatable("Choose a menu and order online.") },
  Home: { title: "Setup complete", description: "This site is set up." },
  setup: { title: "Set up", description: "Set this site up in three steps." },
  "template-preview": { title: "Template Preview", description: "A look at a template of this site." },
  login: { title: "Sign in", description: "Sign in to manage this site." },
  dashboard: {
    title: "Business Automation Platform",
    description: "Figures, plugins, portals and a marketplace.",
  },
};

/** Cuts a text of more than `max` characters at a word. */
export function shorten(text: string, max: number): string {
  if (countCharacters(text) <= max) return text;
  const characters = [...text];
  const cut = characters.slice(0, max - 1).join("");
  const isWhole = /\s/u.test(characters[max - 1] ?? "");
  const word = isWhole ? cut : cut.replace(/\s+\S*$/u, "");
  return `${(word || cut).replace(/[\s.,;:–-]+$/u, "")}…`;
}

const joined = (parts: string[], separator: string) => parts.filter(Boolean).join(separator);

/** The source of the head of a restaurant's page. */
export type RestaurantWords = Pick<Restaurant, "path" | "restaurantName" | "cuisine" | "tagline" | "closed">;

/** Says what a restaurant offers, such as “order Italian food online”. */
function offeredFood({ cuisine, closed }: RestaurantWords, t: Translate): string {
  if (!cuisine) return closed ? t("menu") : t("order food online");
  return closed ? t("{cuisine} menu", { cuisine }) : t("order {cuisine} food online", { cuisine });
}

function restaurantDefaults(words: RestaurantWords, root: string, t: Translate): HeadDefaults {
  const { restaurantName, tagline, closed } = words;
  const food = offeredFood(words, t);
  const offer = closed ? `${t(CLOSED)}.` : t("Choose, order and pay online.");
  return {
    title: shorten(`${restaurantName}: ${food}`, seoLimits.title),
    description: shorten(joined([tagline, offer], " "), seoLimits.description),
    structuredData: [restaurantEntry(words, root)],
    isKnown: true,
  };
}

/** The source of the head of a page of the owner's. */
export type PageWords = { path: string; title: string; search: { title: string; description: string } };

/** Adds a full stop if the text has no final punctuation. */
const asSentence = (text: string) => text.trim().replace(/([^.!?…。！？])$/u, "$1.");

function landingDefaults(name: string, { hero, footer }: LandingContent) {
  const claims = [hero.title, hero.subtitle, footer.tagline].filter(
    (text) => text && text !== name && text !== "Welcome",
  );
  return {
    title: joined([name, claims[0] ?? ""], " – "),
    description: joined([name, ...claims].map(asSentence), " "),
  };
}

function siteStructuredData(
  { root, name, business }: Pick<Source, "root" | "name" | "business">,
  description: string,
): StructuredData[] {
  const graph = [
    {
      "@type": "WebSite",
      "@id": `${root}/#website`,
      name,
      url: `${root}/`,
      description,
      publisher: { "@id": `${root}/#organization` },
    },
    {
      "@type": "Organization",
      "@id": `${root}/#organization`,
      name,
      url: `${root}/`,
      logo: `${root}/icon-512.png`,
      ...business,
    },
  ];
  return [{ "@context": "https://schema.org", "@graph": graph }];
}

type Source = {
  page: string;
  root: string;
  name: string;
  landing: LandingContent;
  restaurants: readonly RestaurantWords[];
  pages?: readonly PageWords[];
  /** The known facts about the business, as structured data. */
  business?: StructuredData;
  /** Translates what the owner has not written. */
  t?: Translate;
};

/** The default tags of a page, from the project's name and the landing page's content. */
export function headDefaults({
  page,
  root,
  name,
  landing,
  restaurants,
  pages = [],
  business = {},
  t = english,
}: Source): HeadDefaults {
  const restaurant = restaurants.find(({ path }) => pageAt(path) === page);
  if (restaurant) return restaurantDefaults(restaurant, root, t);
  const isLanding = isLandingPage(page);
  const landingText = landingDefaults(name, landing);
  const own = Object.hasOwn(ownPages, page) ? ownPages[page] : undefined;
  const ofOwner = pages.find(({ path }) => pageAt(path) === page);
  const texts = isLanding
    ? landingText
    : {
        title:
          ofOwner?.search.title ||
          joined([ofOwner?.title ?? (own ? t.message(own.title) : pageTitle(page)), name], " · "),
        description:
          ofOwner?.search.description || (own ? t.message(own.description) : landingText.description),
      };
  const title = shorten(texts.title, seoLimits.title);
  const description = shorten(texts.description.replace(/\s+/gu, " "), seoLimits.description);
  return {
    title,
    description,
    structuredData: isLanding ? siteStructuredData({ root, name, business }, description) : [],
  };
}
