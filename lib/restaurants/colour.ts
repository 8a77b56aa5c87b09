import { contrastOf, luminance, MIN_TEXT_CONTRAST } from "@/lib/pictures/contrast";
import { fromOklch, type Oklch, type Rgb, toOklch } from "./oklch";

/** The shades derived from an owner's main colour, as `#rrggbb`. */
export type Shades = {
  /** Buttons and selected items. */
  brand: string;
  /** Hovered buttons. */
  brandStrong: string;
  /** Text on both. */
  onBrand: string;
  /** The background of selected items. */
  brandSoft: string;
  /** Text in the owner's colour on it and on the page. */
  brandInk: string;
};

type Mode = {
  /** The relative luminance of the surface with the lowest text contrast, among all themes. */
  page: number;
  soft: { lightness: number; chroma: number };
  /** The start of the search for a readable text colour, and its direction. */
  ink: { lightness: number; step: 1 | -1 };
};

const light: Mode = {
  page: luminance([0.9, 0.9, 0.9]),
  soft: { lightness: 0.93, chroma: 0.045 },
  ink: { lightness: 0.46, step: -1 },
};
const dark: Mode = {
  page: luminance([0.19, 0.19, 0.19]),
  soft: { lightness: 0.3, chroma: 0.06 },
  ink: { lightness: 0.82, step: 1 },
};

/** The minimum contrast of a button with a light page. Its readable text identifies it. */
const MIN_LIGHT_BUTTON_CONTRAST = 1.5;
/** The largest difference at which a button of another lightness still counts as the owner's colour. */
const MAX_LIGHTNESS_DIFFERENCE = 0.13;
/** The minimum contrast on a dark page, as for the borders of controls: dark colours become lighter there. */
const MIN_DARK_BUTTON_CONTRAST = 3;

const COLOUR = /^#[0-9a-f]{6}$/i;

function read(colour: string): Oklch {
  const part = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16) / 255;
  return toOklch([part(1), part(3), part(5)]);
}

const shown = (colour: Oklch): Rgb => {
  const [red, green, blue] = fromOklch(colour);
  const whole = (part: number) => Math.round(part * 255) / 255;
  return [whole(red), whole(green), whole(blue)];
};

const write = (colour: Oklch) =>
  `#${shown(colour)
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;

const luminanceOf = (colour: Oklch) => luminance(shown(colour));
const withLightness = (colour: Oklch, lightness: number): Oklch => ({
  ...colour,
  lightness: Math.min(1, Math.max(0, lightness)),
});

/** Returns the first fitting colour on the way to black or white; black or white if none fits. */
function towards(from: Oklch, step: 1 | -1, fits: (colour: Oklch) => boolean): Oklch {
  const end = step < 0 ? 0 : 1;
  let found = from;
  while (!fits(found) && found.lightness !== end) {
    found = withLightness(found, found.lightness + step * 0.005);
  }
  return found;
}

const paper = (hue: number): Oklch => ({ lightness: 0.99, chroma: 0.008, hue });
const print = (hue: number): Oklch => ({ lightness: 0.2, chroma: 0.03, hue });
const isReadable = (one: Oklch, other: Oklch) =>
  contrastOf(luminanceOf(one), luminanceOf(other)) >= MIN_TEXT_CONTRAST;

function buttonOf(colour: Oklch): Pick<Shades, "brand" | "brandStrong" | "onBrand"> {
  const { hue } = colour;
  const isDark = isReadable(paper(hue), colour);
  const text = isDark ? paper(hue) : print(hue);
  const brand = towards(colour, 1, (one) => isReadable(text, one));
  const strong = withLightness(brand, brand.lightness - 0.06);
  const isStrongReadable = isReadable(text, strong);
  return {
    brand: write(brand),
    brandStrong: write(isStrongReadable ? strong : withLightness(brand, brand.lightness + 0.05)),
    onBrand: write(text),
  };
}

function shadesOn(mode: Mode, button: Oklch, { chroma, hue }: Oklch): Shades {
  const soft = { lightness: mode.soft.lightness, chroma: Math.min(chroma * 0.4, mode.soft.chroma), hue };
  const hardest = mode.ink.step < 0 ? Math.min : Math.max;
  const page = hardest(mode.page, luminanceOf(soft));
  const ink = towards(
    { lightness: mode.ink.lightness, chroma: Math.min(chroma, mode.ink.step < 0 ? 0.17 : 0.11), hue },
    mode.ink.step,
    (one) => contrastOf(luminanceOf(one), page) >= MIN_TEXT_CONTRAST,
  );
  return { ...buttonOf(button), brandSoft: write(soft), brandInk: write(ink) };
}

/** The contrast with the surface of buttons, which is close to the page's lightest. */
const onLightPage = (colour: Oklch) => contrastOf(luminanceOf(colour), 0.98);

const lightButton = (own: Oklch) => towards(own, -1, (one) => onLightPage(one) >= MIN_LIGHT_BUTTON_CONTRAST);
const darkButton = (own: Oklch) =>
  towards(own, 1, (one) => contrastOf(luminanceOf(one), dark.page) >= MIN_DARK_BUTTON_CONTRAST);

/**
 * Derives the shades for light and dark pages from an owner's main colour that passed `colourProblem`. Text reaches
 * 4.5:1 on the colour itself, on its soft shade and on the surfaces of every theme.
 */
export function brandShades(colour: string): { light: Shades; dark: Shades } {
  const own = read(colour);
  return {
    light: shadesOn(light, lightButton(own), own),
    dark: shadesOn(dark, darkButton(own), own),
  };
}

/** Returns the problem of a main colour as a sentence; null if it is fine. An empty colour means the theme's own. */
export function colourProblem(colour: string): string | null {
  if (colour === "") return null;
  if (!COLOUR.test(colour))
    return "Write the colour as # and six digits or letters from a to f, such as #1f6f5c";
  const own = read(colour);
  if (own.lightness - lightButton(own).lightness <= MAX_LIGHTNESS_DIFFERENCE) return null;
  const ratio = onLightPage(own).toFixed(2);
  return `Buttons in ${colour} can hardly be told from a light page (${ratio}:1, at least ${MIN_LIGHT_BUTTON_CONTRAST}:1 is needed). Choose a darker colour`;
}

const declarations = (shades: Shades) =>
  Object.entries(shades)
    .map(
      ([name, value]) => `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
    )
    .join(";");

/**
 * Returns the style sheet that replaces the theme's main colour by the owner's; empty without one. It applies to the
 * root, because dialogs are outside the page's element. `--own-hue` and `--own-tint` tint greys.
 */
export function brandStyles(colour: string): string {
  if (colour === "" || colourProblem(colour)) return "";
  const shades = brandShades(colour);
  const { hue, chroma } = read(colour);
  const tint = Math.min(1, chroma / 0.1).toFixed(2);
  const root = ":root:root:root";
  return [
    `${root}{${declarations(shades.light)};--own-hue:${hue.toFixed(0)};--own-tint:${tint}}`,
    `@media (prefers-color-scheme:dark){${root}{${declarations(shades.dark)}}}`,
    // The colour itself may be as light as the page.
    `${root} :focus-visible{outline-color:var(--color-brand-ink)}`,
  ].join("");
}
