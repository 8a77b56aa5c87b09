import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { openSync } from "fontkit";
import {
  hasBoardLetters,
  hasThemeLetters,
  restaurantLook,
  themeLetters,
} from "@/lib/restaurants/published/sign-letters";
import { sampleRestaurants } from "@/tests/support/restaurants/samples";

const folder = "components/storefront/themes";
const restaurants = [
  {
    restaurant: sampleRestaurants.order1,
    style: "baobab-kitchen",
    sign: "baobab-sign",
    dishes: "baobab-dishes",
    emoji: "baobab-emoji",
  },
  {
    restaurant: sampleRestaurants.order2,
    style: "trattoria-lina",
    sign: "lina-board",
    dishes: "lina",
    emoji: "lina-emoji",
  },
];

/** Returns the characters that a font lacks. */
function missing(file: string, texts: readonly string[]): string[] {
  const font = openSync(`${file}.woff2`);
  if (!("hasGlyphForCodePoint" in font)) throw new Error(`${file} holds more than one font.`);
  return [...new Set(texts.join(""))].filter((one) => !font.hasGlyphForCodePoint(one.codePointAt(0) ?? 0));
}

test.each(restaurants)(
  "the fonts of $restaurant.restaurantName have all that its page says",
  ({ restaurant, ...files }) => {
    const { restaurantName, tagline, categories, dishes } = restaurant;
    expect(missing(`${folder}/${files.sign}`, [restaurantName])).toEqual([]);
    expect(missing(`${folder}/${files.dishes}`, [restaurantName, ...dishes.map(({ name }) => name)])).toEqual(
      [],
    );
    expect(
      missing(
        `${folder}/${files.emoji}`,
        dishes.map(({ emoji }) => emoji),
      ),
    ).toEqual([]);
    const words = [
      tagline,
      ...categories.map(({ label }) => label),
      ...dishes.map(({ description }) => description),
    ];
    expect(missing("app/fonts/text", words)).toEqual([]);
  },
);

test.each(restaurants)(
  "the fonts of the theme $restaurant.theme have every letter that they are taken for",
  (one) => {
    const letters = themeLetters[one.restaurant.theme];
    const all = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code));
    const taken = (pattern = /^$/) => all.filter((letter) => pattern.test(letter));
    const sign = one.restaurant.theme === "sunset" ? one.sign : one.dishes;
    expect(missing(`${folder}/${sign}`, taken(letters?.sign))).toEqual([]);
    expect(missing(`${folder}/${one.dishes}`, taken(letters?.dishes))).toEqual([]);
    expect(hasThemeLetters(one.restaurant)).toBe(true);
  },
);

test("a page with a letter that its theme lacks does without the theme's fonts", () => {
  const restaurant = { ...sampleRestaurants.order1, restaurantName: "Café Größe" };
  expect(restaurantLook(restaurant, "en-US")).toEqual({
    "data-restaurant": "order1",
    "data-theme": "sunset",
    "data-letters": "any",
  });
  const [dish] = sampleRestaurants.order2.dishes;
  expect(
    hasThemeLetters({ ...sampleRestaurants.order2, dishes: dish ? [{ ...dish, name: "Żurek" }] : [] }),
  ).toBe(false);
  expect(hasThemeLetters({ ...restaurant, theme: "plain" })).toBe(true);
  expect(missing(`${folder}/lina-board`, ["Trattoria Lina"])).toEqual([]);
  expect([hasBoardLetters("Trattoria Lina"), hasBoardLetters("Osteria Nuova")]).toEqual([true, false]);
});

test("a page in another language than English does without the theme's fonts, as its words may have other letters", () => {
  const lettersIn = (language: string, theme = sampleRestaurants.order1.theme) =>
    restaurantLook({ ...sampleRestaurants.order1, theme }, language)["data-letters"];
  expect(["en-US", "en", "en-GB"].map((language) => lettersIn(language))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect([lettersIn("de"), lettersIn("enm"), lettersIn("de", "plain")]).toEqual(["any", "any", undefined]);
});

test.each(restaurants)(
  "the styles of $restaurant.restaurantName load the emoji's font for all of its dishes",
  ({ restaurant, style }) => {
    const css = readFileSync(`${folder}/${style}.css`, "utf8");
    const ranges = [
      ...(/unicode-range:([^;]*)/.exec(css)?.[1] ?? "").matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g),
    ];
    const isCovered = (code: number) =>
      ranges.some(
        ([, from = "", to = from]) => code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16),
      );
    const emoji = restaurant.dishes.map((dish) => dish.emoji);
    expect(emoji.filter((one) => !isCovered(one.codePointAt(0) ?? 0))).toEqual([]);
  },
);

test("every picture on a page exists, in colours of the theme", () => {
  for (const [style, names] of [
    ["baobab-kitchen", ["tree", "star", "plate-0", "plate-1", "plate-2", "plate-3", "plate-4", "plate-5"]],
    ["trattoria-lina", ["lemons", "star", "plate-0", "plate-1", "plate-2", "plate-3", "plate-4"]],
  ] as const) {
    const drawings = readFileSync(`${folder}/${style}.svg`, "utf8");
    const known = readFileSync(`${folder}/${style}.css`, "utf8");
    expect([...drawings.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id).sort()).toEqual([...names].sort());
    for (const [, colour] of drawings.matchAll(/var\((--[\w-]+)\)/g)) expect(known).toContain(`${colour}:`);
  }
});
