/** A colour by its lightness from 0 to 1, its chroma and its hue in degrees (https://www.w3.org/TR/css-color-4/#ok-lab). */
export type Oklch = { lightness: number; chroma: number; hue: number };

/** Red, green and blue in sRGB, each from 0 to 1. */
export type Rgb = readonly [number, number, number];

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

export const toOklch = (colour: Rgb): Oklch => {
  const [r, g, b] = colour.map(linear) as [number, number, number];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const along = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const across = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(along, across),
    hue: ((Math.atan2(across, along) * 180) / Math.PI + 360) % 360,
  };
};

/** May lie outside sRGB. */
function toRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const along = chroma * Math.cos((hue * Math.PI) / 180);
  const across = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * along + 0.2158037573 * across) ** 3;
  const m = (lightness - 0.1055613458 * along - 0.0638541728 * across) ** 3;
  const s = (lightness - 0.0894841775 * along - 1.291485548 * across) ** 3;
  return [
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const isShown = (colour: Rgb) => colour.every((part) => part >= -0.001 && part <= 1.001);
const clamped = (part: number) => Math.min(1, Math.max(0, part));

/** Converts to sRGB, reducing the chroma until the colour is in its gamut. */
export function fromOklch(colour: Oklch): Rgb {
  let [weak, strong] = [0, colour.chroma];
  if (!isShown(toRgb(colour))) {
    for (let step = 0; step < 20; step += 1) {
      const middle = (weak + strong) / 2;
      if (isShown(toRgb({ ...colour, chroma: middle }))) weak = middle;
      else strong = middle;
    }
    strong = weak;
  }
  const [red, green, blue] = toRgb({ ...colour, chroma: strong });
  return [clamped(red), clamped(green), clamped(blue)];
}
