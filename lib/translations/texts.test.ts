import { describe, expect, test } from "@jest/globals";
import * as z from "zod";
import { announcementSettings } from "@/lib/announcements/schema";
import { landingContent } from "@/lib/landing/schema";
import { navigationInput } from "@/lib/navigation/schema";
import { pageContent } from "@/lib/pages/schema";
import { menuContent } from "@/lib/restaurants/schema";
import fc from "@/tests/support/properties";
import { anOption, anOptionGroup } from "@/tests/support/restaurants/options";
import {
  aRichText,
  fullAnnouncements,
  fullLanding,
  fullMenu,
  fullNavigation,
  fullPage,
  fullShortTexts,
} from "@/tests/support/translations/contents";
import { textsOf, withRestaurantTexts, withTexts } from "./texts";
import type { Text, Texts, TranslatableText, TranslationKind } from "./translation";

const contents = {
  page: [fullPage(), pageContent],
  landing: [fullLanding(), landingContent],
  menu: [fullMenu(), menuContent],
  navigation: [fullNavigation(), navigationInput],
  announcements: [fullAnnouncements(), announcementSettings],
  "short-texts": [fullShortTexts(), z.any()],
} as const;
const kinds = Object.keys(contents) as TranslationKind[];

const words = fc.stringMatching(/^[A-Za-zäöü]{1,12}$/);
const translate = ({ isRich }: TranslatableText, to: string): Text => (isRich ? aRichText(to) : to);

const translations = (list: readonly TranslatableText[], to: readonly string[]): Texts =>
  Object.fromEntries(
    list.flatMap((one, index) =>
      to[index] ? [[one.path, { text: translate(one, to[index]), source: one.text }]] : [],
    ),
  );

/** The texts of the content by path, without what was made of them. */
const byPath = (kind: TranslationKind, content: never) =>
  Object.fromEntries(textsOf(kind, content).map(({ path, text }) => [path, text]));

describe.each(kinds)("the texts of a %s", (kind) => {
  const [content, schema] = contents[kind] as [never, typeof pageContent];
  const texts = textsOf(kind, content);

  test("have different paths, a group, and their field’s limit", () => {
    expect(new Set(texts.map(({ path }) => path)).size).toBe(texts.length);
    expect(texts.every(({ group, label, limit }) => group !== "" && label !== "" && limit > 0)).toBe(true);
  });

  test("written over themselves give the same content", () => {
    const same = Object.fromEntries(texts.map(({ path, text }) => [path, { text, source: text }]));
    expect(withTexts(kind, content, same)).toEqual(content);
    expect(withTexts(kind, content, {})).toBe(content);
  });

  test("change, and nothing else does", () => {
    const to = fc.array(fc.option(words, { nil: "" }), {
      minLength: texts.length,
      maxLength: texts.length,
    });
    fc.assert(
      fc.property(to, (chosen) => {
        const given = translations(texts, chosen);
        const next = withTexts(kind, content, given) as never;
        expect(byPath(kind, next)).toEqual({
          ...byPath(kind, content),
          ...Object.fromEntries(Object.entries(given).map(([path, { text }]) => [path, text])),
        });
        const back = Object.entries(given).map(([path, { text, source }]) => [
          path,
          { text: source, source: text },
        ]);
        expect(withTexts(kind, next, Object.fromEntries(back))).toEqual(content);
      }),
    );
  });

  test("keep the content valid with translations of their full length", () => {
    // Options and fields need names that differ.
    const long = texts.map(({ limit, isRich }, index) =>
      `${index}`.padEnd(isRich ? 10 : Math.min(limit, 400), "ä"),
    );
    const problem = schema.safeParse(withTexts(kind, content, translations(texts, long))).error;
    expect(problem?.issues.filter(({ message }) => !message.includes("twice"))).toBeUndefined();
  });

  test("ignore unknown paths, and texts of another kind", () => {
    const [first] = texts;
    const path = first?.path ?? "";
    const source = first?.text ?? "";
    const unknown = { "dishes.none.name": { text: "x", source: "y" }, __proto__: { text: "x", source: "y" } };
    expect(withTexts(kind, content, unknown)).toBe(content);
    expect(withTexts(kind, content, { [path]: { text: aRichText("x"), source } })).toBe(content);
  });
});

/** The innermost names of the texts in a value, without those in the documents of formatted texts. */
function textNames(value: unknown, name = ""): string[] {
  if (typeof value === "string") return value === "" || value === "x" ? [] : [name];
  if (typeof value !== "object" || value === null || "doc" === (value as { type?: string }).type) return [];
  return Object.entries(value).flatMap(([key, inner]) => textNames(inner, /^\d+$/.test(key) ? name : key));
}

test.each<[TranslationKind, string]>([
  ["page", "buttonTarget icon id layout name picture price size slug type url"],
  ["landing", "accent avatar companyName icon name picture price twitter url"],
  ["menu", "category currency emoji id kind label name optionGroups orderKinds slug theme"],
  ["navigation", "target"],
  ["announcements", "from id link tone until"],
  ["short-texts", "from id name"],
])("all texts of a %s are translated but addresses, prices, names of people and choices", (kind, kept) => {
  const content = contents[kind][0] as never;
  const all = textsOf(kind, content);
  const next = withTexts(kind, content, translations(all, Array(all.length).fill("x")));
  expect([...new Set(textNames(next))].sort().join(" ")).toBe(kept);
});

test("labels say what a text is", () => {
  const label = (kind: TranslationKind, path: string) => {
    const one = textsOf(kind, contents[kind][0] as never).find((text) => text.path === path);
    return one && `${one.group}: ${one.label}`;
  };
  expect(label("menu", "dishes.soup.description")).toBe("Mains: Soup › Description");
  expect(label("menu", "optionGroups.size.options.Large.name")).toBe("Options “Size”: Large › Name");
  expect(label("landing", "features.0.title")).toBe("Features: Feature 1 › Title");
  expect(label("landing", "footer.links.product.0.label")).toBe("Footer: Product › Link “Bread” › Words");
  expect(label("page", "search.title")).toBe("Search engines: Title");
  expect(label("announcements", "announcements.feast.linkLabel")).toBe("Announcement 1: Words of the link");
  expect(label("short-texts", "business.places.0.label")).toBe("Your business: Address 1 › Name");
  expect(label("short-texts", "restaurants.corner.exceptions.feast.message")).toBe(
    "The Corner: Opening hours › 2026-12-24 › Words for guests",
  );
  expect(label("short-texts", "contactForm.0.choices.1")).toBe("Contact form: Field “Occasion” › Choice 2");
  expect(label("short-texts", "reasons.aGroup.text")).toBe(
    "Reasons of pauses and cancellations: Reason 1 › Words for guests",
  );
  expect(label("short-texts", "comingSoon.text")).toBe("Coming soon: Sentence");
  expect(label("short-texts", "restaurants.corner.reservations")).toBe(
    "The Corner: Words above the form of reservations",
  );
  expect(label("navigation", "items.0.links.0.label")).toBe("Navigation: Eat › Lunch › Words");
});

describe("entries without ids", () => {
  const feature = (title: string) => ({ icon: "🥖", title, description: "" });
  const landing = (...titles: string[]) => ({ ...fullLanding(), features: titles.map(feature) });
  const texts = {
    "features.0.title": { text: "Sauerteig", source: "Sourdough" },
    "features.1.title": { text: "Roggen", source: "Rye" },
  };
  const titles = (content: ReturnType<typeof landing>) =>
    withTexts("landing", content, texts).features.map(({ title }) => title);

  test("keep their translations when they move", () => {
    expect(titles(landing("Rye", "Sourdough"))).toEqual(["Roggen", "Sauerteig"]);
    expect(titles(landing("Spelt", "Sourdough", "Rye"))).toEqual(["Spelt", "Sauerteig", "Roggen"]);
    expect(titles(landing("Rye"))).toEqual(["Roggen"]);
  });

  test("keep an outdated translation when they are reworded", () => {
    expect(titles(landing("Our sourdough", "Rye"))).toEqual(["Sauerteig", "Roggen"]);
  });
});

describe("a restaurant as guests see it", () => {
  const menu = fullMenu();
  const combo = anOptionGroup("main", [anOption("soup", { name: "Soup", allergens: "Milk" })], {
    name: "Main dish",
    kind: "dishes",
  });
  const shown = {
    ...menu.restaurant,
    terms: menu.restaurant,
    restaurantId: "corner",
    restaurantName: "Pizza Corner",
    path: "/order/pizza-corner",
    header: null,
    categories: menu.categories,
    dishes: menu.dishes.map(({ picture: _, ...dish }) => dish),
    optionGroups: [...menu.optionGroups, combo],
  };

  test("has the translations of its menu, also in combos", () => {
    const next = withRestaurantTexts(shown, {
      "restaurant.tagline": { text: "Aus dem Ofen", source: "From the oven" },
      "dishes.soup.name": { text: "Suppe", source: "Soup" },
      "dishes.soup.allergens": { text: "Milch", source: "Milk" },
      "optionGroups.size.name": { text: "Größe", source: "Size" },
    });
    expect(next.tagline).toBe("Aus dem Ofen");
    expect(next.dishes.at(-1)).toMatchObject({
      id: "soup",
      name: "Suppe",
      allergens: "Milch",
      priceCents: 500,
    });
    expect(next.optionGroups?.[0]?.name).toBe("Größe");
    expect(next.optionGroups?.at(-1)?.options[0]).toMatchObject({ name: "Suppe", allergens: "Milch" });
    expect(next.restaurantName).toBe("Pizza Corner");
  });

  test("has the default allergens if their translation is outdated", () => {
    const outdated = {
      "dishes.soup.name": { text: "Suppe", source: "The soup" },
      "dishes.soup.allergens": { text: "Nüsse", source: "Nuts" },
    };
    expect(withRestaurantTexts(shown, outdated).dishes.at(-1)).toMatchObject({
      name: "Suppe",
      allergens: "Milk",
    });
  });
});
