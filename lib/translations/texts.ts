import type { AnnouncementSettings } from "@/lib/announcements/announcement";
import type { LandingContent } from "@/lib/landing/schema";
import type { Navigation } from "@/lib/navigation/navigation";
import type { PageContent } from "@/lib/pages/schema";
import type { MenuOptionGroup } from "@/lib/restaurants/options/options";
import type { Restaurant } from "@/lib/restaurants/published/types";
import type { MenuContent } from "@/lib/restaurants/schema";
import { alignTexts } from "./align";
import type { FoundText, Shape, Visit } from "./shape";
import { announcementTexts } from "./shapes/announcements";
import { landingTexts } from "./shapes/landing";
import { menuTexts } from "./shapes/menu";
import { navigationTexts } from "./shapes/navigation";
import { pageTexts } from "./shapes/page";
import { type ShortTexts, shortTexts } from "./shapes/short-texts";
import type { Texts, TranslatableText, TranslationKind } from "./translation";

/** The content of each kind. */
export type ContentOf = {
  page: PageContent;
  landing: LandingContent;
  menu: MenuContent;
  navigation: Navigation;
  announcements: AnnouncementSettings;
  "short-texts": ShortTexts;
};

const shapes: Readonly<Record<TranslationKind, Shape>> = {
  page: pageTexts,
  landing: landingTexts,
  menu: menuTexts,
  navigation: navigationTexts,
  announcements: announcementTexts,
  "short-texts": shortTexts,
};

const walk = (kind: TranslationKind, content: unknown, visit: Visit) =>
  shapes[kind](content, { path: "", group: "", labels: [] }, visit);

/** Lists the texts of a content with the schemas of their fields, in its order. */
export function foundTexts<Kind extends TranslationKind>(kind: Kind, content: ContentOf[Kind]): FoundText[] {
  const found: FoundText[] = [];
  walk(kind, content, (one) => {
    found.push(one);
    return one.text;
  });
  return found;
}

/** Lists the texts of a content in its order; empty ones need no translation. */
export const textsOf = <Kind extends TranslationKind>(
  kind: Kind,
  content: ContentOf[Kind],
): TranslatableText[] => foundTexts(kind, content).map(({ schema: _, ...one }) => one);

/** An outdated translation of allergens could lack one: guests read the default text instead. */
const mustBeCurrent = (path: string) => path.endsWith(".allergens");

/** Returns a content with the translations of its texts; those without one stay. Nothing but texts changes. */
export function withTexts<Kind extends TranslationKind>(
  kind: Kind,
  content: ContentOf[Kind],
  texts: Texts,
): ContentOf[Kind] {
  const aligned = alignTexts(foundTexts(kind, content), texts);
  return walk(kind, content, ({ path, text }) => {
    const one = aligned.get(path);
    return one && !(one.isOutdated && mustBeCurrent(path)) ? one.text : text;
  }) as ContentOf[Kind];
}

/** Gives the options of combos the translated names and allergens of their dishes. */
function withDishes(group: MenuOptionGroup, before: Restaurant["dishes"], after: Restaurant["dishes"]) {
  const options = group.options.map((option) => {
    const index = before.findIndex(({ id }) => id === option.id);
    const [was, dish] = [before[index], after[index]];
    if (!was || !dish) return option;
    const hasOwn = option.allergens !== (was.allergens ?? "");
    return { ...option, name: dish.name, ...(!hasOwn && { allergens: dish.allergens ?? "" }) };
  });
  return { ...group, options };
}

const isCombo = ({ kind }: MenuOptionGroup) => kind === "dishes";

/** Like `withTexts` for a menu, for a restaurant as guests see it. */
export function withRestaurantTexts(restaurant: Restaurant, texts: Texts): Restaurant {
  const { cuisine, tagline, categories, dishes, optionGroups = [] } = restaurant;
  const own = optionGroups.filter((group) => !isCombo(group));
  const menu = { restaurant: { cuisine, tagline }, categories, dishes, optionGroups: own };
  const next = withTexts("menu", menu as unknown as MenuContent, texts) as unknown as typeof menu;
  const translated = new Map(next.optionGroups.map((group) => [group.id, group]));
  const groups = optionGroups.map((group) =>
    isCombo(group) ? withDishes(group, dishes, next.dishes) : (translated.get(group.id) ?? group),
  );
  return {
    ...restaurant,
    ...next.restaurant,
    categories: next.categories,
    dishes: next.dishes,
    ...(restaurant.optionGroups && { optionGroups: groups }),
  };
}
