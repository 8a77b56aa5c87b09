import { expect, test } from "@jest/globals";
import { defaultLandingContent } from "@/lib/landing/schema";
import { sampleRestaurants } from "@/tests/support/restaurants/samples";
import { headDefaults, shorten } from "./head-defaults";
import { countCharacters } from "./schema";

const landing = defaultLandingContent("Corner Bakery");
const of = (page: string, content = landing, name = "Corner Bakery") =>
  headDefaults({
    page,
    root: "https://bakery.example",
    name,
    landing: content,
    restaurants: Object.values(sampleRestaurants),
  });

const saying = (hero: Partial<typeof landing.hero>, tagline: string) => ({
  ...landing,
  hero: { ...landing.hero, ...hero },
  footer: { ...landing.footer, tagline },
});

test("the landing page is named by the project and its claim", () => {
  const content = saying({ title: "Bread, the slow way", subtitle: "Baked daily!" }, "Since 1987");
  for (const page of ["home", "welcome"]) {
    expect(of(page, content)).toMatchObject({
      title: "Corner Bakery – Bread, the slow way",
      description: "Corner Bakery. Bread, the slow way. Baked daily! Since 1987.",
    });
  }
});

test("an unedited landing page doesn't call itself “Welcome”", () => {
  expect(of("home")).toMatchObject({
    title: "Corner Bakery – Enterprise Solutions",
    description: "Corner Bakery. Enterprise Solutions. Building the future.",
  });
});

test("other pages are named by their own name and the project's", () => {
  expect(of("about-us").title).toBe("About us · Corner Bakery");
  expect(of("cakes----pies").title).toBe("Cakes pies · Corner Bakery");
  expect(of("login").title).toBe("Sign in · Corner Bakery");
  expect(of("order1").title).toBe("Baobab Kitchen: order African food online");
  expect(of("order2").title).toBe("Trattoria Lina: order Italian food online");
  expect(of("constructor")).toMatchObject({ title: "Constructor · Corner Bakery" });
});

test("only the landing page describes the site and its organization", () => {
  const [data] = of("home").structuredData;
  expect(data).toMatchObject({ "@context": "https://schema.org" });
  expect(JSON.stringify(data)).toContain('"logo":"https://bakery.example/icon-512.png"');
  expect(of("about").structuredData).toEqual([]);
});

test("long texts are cut at the limits, and line breaks become spaces", () => {
  const long = saying({ title: "Bread ".repeat(30), subtitle: "One line\nand\tanother ".repeat(20) }, "");
  const { title, description } = of("home", long);
  expect(countCharacters(title)).toBeLessThanOrEqual(60);
  expect(countCharacters(description)).toBeLessThanOrEqual(160);
  expect(description).not.toMatch(/[\n\t]/);
  expect(title.endsWith("…")).toBe(true);
});

test.each([
  ["short", 10, "short"],
  ["one two three", 8, "one two…"],
  ["one, two three", 6, "one…"],
  ["abcdefghij", 5, "abcd…"],
  ["🍞🍞🍞🍞🍞🍞", 4, "🍞🍞🍞…"],
])("%s in %i characters is %s", (text, max, expected) => {
  expect(shorten(text, max)).toBe(expected);
});
