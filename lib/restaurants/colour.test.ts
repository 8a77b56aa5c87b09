import { expect, test } from "@jest/globals";
import { contrastOf, luminance } from "@/lib/pictures/contrast";
import fc from "@/tests/support/properties";
import { brandShades, brandStyles, colourProblem, type Shades } from "./colour";
import { fromOklch, toOklch } from "./oklch";

const parts = (colour: string) =>
  [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16) / 255);
const contrast = (one: string, other: string) => contrastOf(luminance(parts(one)), luminance(parts(other)));

/** The surfaces of all themes, as app/theme.css and components/storefront/themes have them. */
const surfaces = {
  light: ["#f5f7f2", "#fdfefd", "#ffffff", "#ebf0e9", "#fcf1e3", "#fffbf4", "#f2e5d0", "#f9f6ea", "#f0ecde"],
  dark: [
    "#0c1411",
    "#131c18",
    "#1a241f",
    "#080e0b",
    "#1d1009",
    "#271810",
    "#301f16",
    "#071130",
    "#0c1a40",
    "#122147",
  ],
};

function expectReadable(
  { brand, brandStrong, onBrand, brandSoft, brandInk }: Shades,
  pages: readonly string[],
) {
  for (const button of [brand, brandStrong]) expect(contrast(onBrand, button)).toBeGreaterThanOrEqual(4.5);
  for (const page of [brandSoft, ...pages]) expect(contrast(brandInk, page)).toBeGreaterThanOrEqual(4.5);
}

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("every colour that is taken is readable on light pages and on dark ones", () => {
  fc.assert(
    fc.property(colours, (colour) => {
      fc.pre(colourProblem(colour) === null);
      const { light, dark } = brandShades(colour);
      expectReadable(light, surfaces.light);
      expectReadable(dark, surfaces.dark);
      expect(contrast(light.brand, "#ffffff")).toBeGreaterThan(1.45);
      expect(contrast(dark.brand, "#303030")).toBeGreaterThan(2.9);
    }),
    { numRuns: 500 },
  );
});

test("only colours that are nearly white are refused", () => {
  const refused = Array.from({ length: 16 ** 3 }, (_, value) =>
    value.toString(16).padStart(3, "0").replace(/./g, "$&$&"),
  ).filter((colour) => colourProblem(`#${colour}`) !== null);
  expect(refused).toEqual(["eeffee", "eeffff", "ffffbb", "ffffcc", "ffffdd", "ffffee", "ffffff"]);
});

test("buttons have the owner's colour if it is visible and readable", () => {
  for (const colour of ["#1f6f5c", "#b3261e", "#1f47a8", "#6b21a8", "#ff8a00", "#000000"]) {
    expect(brandShades(colour).light.brand).toBe(colour);
  }
  expect(brandShades("#ffd400").light.onBrand).not.toBe(brandShades("#1f47a8").light.onBrand);
});

test.each(["#ffffff", "#fefefa", "#fffff0"])("%s is not distinguishable from a page", (colour) => {
  expect(colourProblem(colour)).toContain(`Buttons in ${colour} can hardly be told from a light page (1.0`);
});

test.each(["red", "#fff", "#12345g", "#1f6f5c;", "1f6f5c", "#1f6f5c00"])("%s is no colour", (colour) => {
  expect(colourProblem(colour)).toBe(
    "Write the colour as # and six digits or letters from a to f, such as #1f6f5c",
  );
  expect(brandStyles(colour)).toBe("");
});

test("no colour is the theme's own", () => {
  expect(colourProblem("")).toBeNull();
  expect(brandStyles("")).toBe("");
});

test("the style sheet has the colours of both modes, and no closing tag", () => {
  const styles = brandStyles("#1f6f5c");
  expect(styles).toContain("--color-brand:#1f6f5c;");
  expect(styles).toContain("--color-on-brand:");
  expect(styles).toContain("@media (prefers-color-scheme:dark)");
  expect(styles).not.toContain("<");
});

test("a colour is the same after its way through lightness, chroma and hue", () => {
  fc.assert(
    fc.property(colours, (colour) => {
      fromOklch(toOklch(parts(colour) as [number, number, number])).forEach((part, index) => {
        expect(part).toBeCloseTo(parts(colour)[index] ?? 0, 2);
      });
    }),
  );
});
