/** In how many parts along each side the brightness of a picture is measured. */
export const BRIGHTNESS_PARTS = 4;

/** What text needs (WCAG 2.2, 1.4.3). */
export const TEXT_CONTRAST = 4.5;
/** The relative luminance of the light text on facades, `--color-on-facade`, in each of its accents at least. */
const LIGHT_TEXT = 0.88;

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Relative luminance (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance) of sRGB from 0 to 1. */
export function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** How much two relative luminances differ, from 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export const contrastOf = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The luminance of what light text may stand on. */
export const READABLE = (LIGHT_TEXT + 0.05) / TEXT_CONTRAST - 0.05;

/**
 * How opaque a black layer over a picture must be, from 0 to 1, for light text to be read anywhere on it. Which part of
 * a picture a text meets depends on the screen, so the brightest one decides; nothing measured counts as white.
 * @param brightness of its parts, from 0 to 255
 */
export function darkeningFor(brightness: readonly number[]): number {
  const brightest = encoded(brightness.length === 0 ? 1 : Math.max(...brightness) / 255);
  const allowed = encoded(READABLE);
  return brightest <= allowed ? 0 : Math.ceil((1 - allowed / brightest) * 100) / 100;
}
