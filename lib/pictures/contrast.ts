/** The number of measured parts along each side of a picture. */
export const BRIGHTNESS_PARTS = 4;

/** Minimum contrast of text (WCAG 2.2, 1.4.3). */
export const MIN_TEXT_CONTRAST = 4.5;
/** The lowest relative luminance of light text on facades, `--color-on-facade`, of all accents. */
const MIN_TEXT_LUMINANCE = 0.88;

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Relative luminance (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance) of sRGB from 0 to 1. */
export function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast ratio of two relative luminances, from 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export const contrastOf = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The highest luminance of a background of light text. */
export const MAX_BACKGROUND_LUMINANCE = (MIN_TEXT_LUMINANCE + 0.05) / MIN_TEXT_CONTRAST - 0.05;

/**
 * The opacity of a black layer over a picture, from 0 to 1, that makes light text readable anywhere on it. The
 * brightest part decides, since the position of a text depends on the screen; an unmeasured picture counts as white.
 * @param brightness of its parts, from 0 to 255
 */
export function darkeningFor(brightness: readonly number[]): number {
  const brightest = encoded(brightness.length === 0 ? 1 : Math.max(...brightness) / 255);
  const allowed = encoded(MAX_BACKGROUND_LUMINANCE);
  return brightest <= allowed ? 0 : Math.ceil((1 - allowed / brightest) * 100) / 100;
}
