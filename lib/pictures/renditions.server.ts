import "server-only";
import sharp from "sharp";

export const renditionFormats = ["avif", "webp"] as const;
export type RenditionFormat = (typeof renditionFormats)[number];

/** Widths in pixels, from a dish in a list on a phone to a hero on a wide screen. */
const widths = [160, 320, 640, 960, 1280, 1920];

/** Maximum bytes of a rendition, by maximum width. A phone requests 1280 pixels of a hero. */
const budgets = [
  { width: 1280, bytes: 60_000 },
  { width: 1920, bytes: 180_000 },
];

/** Qualities to try in order until the budget is met. */
const qualities = { avif: [54, 46, 38, 30, 22, 14, 8], webp: [76, 62, 48, 34, 20, 8] };

type Wanted = { format: RenditionFormat; width: number };

/** The renditions of a picture: in all widths below its own, and in its own. */
export function wantedRenditions(width: number): Wanted[] {
  const smaller = widths.filter((one) => one < width);
  const all = [...smaller, Math.min(width, widths.at(-1) ?? width)];
  return renditionFormats.flatMap((format) => all.map((one) => ({ format, width: one })));
}

/** Makes one rendition of a prepared picture. */
export async function makeRendition(bytes: Uint8Array, { format, width }: Wanted): Promise<Uint8Array> {
  const most = budgets.find((budget) => width <= budget.width)?.bytes ?? Number.POSITIVE_INFINITY;
  const { data, info } = await sharp(bytes).resize({ width }).raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const steps = qualities[format];
  for (let step = 0; ; ) {
    const quality = steps[step] ?? 1;
    const picture = sharp(data, { raw });
    const made = await (format === "avif"
      ? picture.avif({ quality, effort: 3 })
      : picture.webp({ quality, effort: 4 })
    ).toBuffer();
    if (made.length <= most || step >= steps.length - 1) return made;
    // Skips a step if the result is far too large, to save time.
    step = Math.min(steps.length - 1, step + (made.length > 2 * most ? 2 : 1));
  }
}
