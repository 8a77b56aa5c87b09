import { readFile } from "node:fs/promises";
import { expect, test } from "@jest/globals";
import { accentColours, accentKeys, defaultAccent } from "./accents";

/** Converts OKLCH to sRGB (https://bottosson.github.io/posts/oklab/). */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [Math.cos, Math.sin].map((part) => chroma * part((hue * Math.PI) / 180)) as [number, number];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear.map((part) => {
    const share = Math.min(1, Math.max(0, part));
    return Math.round(255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

const numbersIn = (text = "", pattern: RegExp) => pattern.exec(text)?.slice(1).map(Number) ?? [];

test("each accent has the colour of the style sheets", async () => {
  const [theme, css] = await Promise.all(
    ["app/theme.css", "app/accents.css"].map((file) => readFile(file, "utf8")),
  );
  const [lightness = 0, chroma = 0, hue = 0] = numbersIn(
    theme,
    /--color-brand: oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/,
  );
  expect(accentColours[defaultAccent]).toBe(hexOf(lightness, chroma, hue));
  const [light = 0, full = 0] = numbersIn(css, /--color-brand: oklch\(([\d.]+) calc\(([\d.]+)/);
  for (const key of accentKeys.filter((key) => key !== defaultAccent)) {
    const [, rule] = new RegExp(`\\[data-accent="${key}"\\] \\{([^}]*)\\}`).exec(css ?? "") ?? [];
    const [turned = Number.NaN] = numbersIn(rule, /--hue: ([\d.]+)/);
    const [tint = 1] = numbersIn(rule, /--tint: ([\d.]+)/);
    expect([key, accentColours[key]]).toEqual([key, hexOf(light, full * tint, turned)]);
  }
});
