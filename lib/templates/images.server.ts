import "server-only";
import sharp from "sharp";
import { createQueue } from "@/lib/queue";
import type { TemplateFile } from "./archive/read-archive";
import { isAnimatedPng, kindOf } from "./image-kind";
import { memoryToSpare, renditionMemory } from "./image-memory";
import type { Finding } from "./report";

/** A smaller picture of the same size in pixels, for browsers that read WebP; `path` is that of its original. */
export type Rendition = { path: string; bytes: Uint8Array };

/** Sizes in pixels, time in seconds, memory in bytes. */
export const imageLimits = {
  pixels: 50_000_000,
  /** Of all pictures of an upload together. */
  pixelsTogether: 250_000_000,
  /** https://developers.google.com/speed/webp/faq#what_is_the_maximum_size_a_webp_image_can_be */
  side: 16_383,
  seconds: 20,
  memory: 250_000_000,
};

/** Up to here pictures that are not photographs keep each pixel's colour; it takes ten times as long. */
const losslessUpTo = 1_000_000;
/** How many pictures are worked on at a time, where all of them together keep to the memory. */
const lanes = 2;
const isLight = ({ memory }: Work) => memory <= imageLimits.memory / lanes;

// Every picture is read once: a cache would only keep its memory.
sharp.cache(false);

type Work = { file: TemplateFile; pixels: number; memory: number; photograph: boolean; exact: boolean };
type Outcome = { work: Work } | { finding: Finding } | null;

/** Told which picture is worked on; giving up by the signal begins no other. */
export type RenditionFollower = {
  onStep?: (step: { name: "pictures"; done: number; of: number }) => void;
  signal?: AbortSignal;
};

/**
 * WebP renditions of PNG, JPEG and GIF files where they are smaller than the original: upright, without metadata, never
 * larger in pixels, animations left alone. Findings for what could not be read.
 * `bytesBefore` and `bytesAfter` are what browsers load of these files without and with the renditions.
 */
export async function makeRenditions(
  files: readonly TemplateFile[],
  { onStep, signal }: RenditionFollower = {},
): Promise<{ renditions: Rendition[]; findings: Finding[]; bytesBefore: number; bytesAfter: number }> {
  const pictures = files.filter(({ type }) => /^image\/(png|jpeg|gif)$/.test(type));
  const outcomes: Outcome[] = await inLanes(pictures, lanes, examine);
  const works = withinTotal(outcomes);
  const done = new Map<TemplateFile, Rendition | Finding | null>();
  let begun = 0;
  const render = async (work: Work) => {
    signal?.throwIfAborted();
    begun += 1;
    onStep?.({ name: "pictures", done: begun, of: works.length });
    done.set(work.file, await renderPicture(work));
  };
  await inLanes(works.filter(isLight), lanes, render);
  await inLanes(
    works.filter((work) => !isLight(work)),
    1,
    render,
  );
  const results = outcomes.map((outcome) =>
    outcome && "work" in outcome ? (done.get(outcome.work.file) ?? null) : (outcome?.finding ?? null),
  );
  const renditions = results.filter((result) => result !== null && "bytes" in result);
  const findings = results.filter((result) => result !== null && "severity" in result);
  const sum = (list: readonly { bytes: Uint8Array }[]) =>
    list.reduce((total, { bytes }) => total + bytes.length, 0);
  const replaced = new Set(renditions.map(({ path }) => path));
  const kept = pictures.filter(({ path }) => !replaced.has(path));
  return { renditions, findings, bytesBefore: sum(pictures), bytesAfter: sum(renditions) + sum(kept) };
}

const unreadable = (path: string) => finding(path, "warning", "This picture can't be read.");
const finding = (file: string, severity: Finding["severity"], message: string) => ({
  file,
  severity,
  message,
});

/** Reads no more than the header. */
async function examine(file: TemplateFile): Promise<Outcome> {
  const kind = kindOf(file.bytes);
  if (!kind) return { finding: finding(file.path, "warning", "Its content is not what its name says.") };
  if (kind === "png" && isAnimatedPng(file.bytes)) return null;
  try {
    const metadata = await sharp(file.bytes, { limitInputPixels: false }).metadata();
    const { width, height, pages = 1 } = metadata;
    if (pages > 1) return null;
    const pixels = width * height;
    if (pixels > imageLimits.pixels) return tooLarge(file, "Has more than 50 megapixels");
    if (Math.max(width, height) > imageLimits.side)
      return tooLarge(file, "Has a side of more than 16,383 pixels");
    const photograph = kind === "jpeg";
    const exact = !photograph && pixels <= losslessUpTo;
    const memory = renditionMemory(metadata, exact);
    if (memory > Math.min(imageLimits.memory, memoryToSpare())) return tooDemanding(file, pixels);
    return { work: { file, pixels, memory, photograph, exact } };
  } catch {
    return { finding: unreadable(file.path) };
  }
}

const tooLarge = ({ path }: TemplateFile, what: string): Outcome => ({
  finding: finding(path, "warning", `${what}: browsers load it as it is, which takes them long.`),
});

const tooDemanding = ({ path }: TemplateFile, pixels: number): Outcome => ({
  finding: finding(
    path,
    "advice",
    `Left as it is, as it has ${Math.round(pixels / 1_000_000)} megapixels; fewer look the same and load sooner.`,
  ),
});

/** The pictures that are worked on, until the pixels of an upload are used up; the others get a finding. */
function withinTotal(outcomes: Outcome[]): Work[] {
  let pixels = 0;
  return outcomes.flatMap((outcome, index) => {
    if (!outcome || !("work" in outcome)) return [];
    pixels += outcome.work.pixels;
    if (pixels <= imageLimits.pixelsTogether) return [outcome.work];
    outcomes[index] = {
      finding: finding(outcome.work.file.path, "advice", "Left as it is, as there are many large pictures."),
    };
    return [];
  });
}

async function renderPicture({ file, photograph, exact }: Work): Promise<Rendition | Finding | null> {
  try {
    const bytes = await sharp(file.bytes, {
      limitInputPixels: imageLimits.pixels,
      failOn: "error",
      autoOrient: true,
    })
      .timeout({ seconds: imageLimits.seconds })
      .webp(exact ? { lossless: true, effort: 2 } : { quality: photograph ? 80 : 90, effort: 1 })
      .toBuffer();
    return bytes.length < file.bytes.length ? { path: file.path, bytes } : null;
  } catch {
    return unreadable(file.path);
  }
}

/** Does the work for each item, for `atOnce` of them at a time, and answers in their order. */
function inLanes<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const queue = createQueue({ atOnce });
  return Promise.all(items.map((item) => queue.run(() => work(item))));
}
