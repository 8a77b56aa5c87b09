import "server-only";
import sharp from "sharp";
import { isAnimatedPng, kindOf } from "@/lib/platform/images/image-kind";
import { memoryToSpare, renditionMemory } from "@/lib/platform/images/image-memory";
import { createQueue } from "@/lib/platform/queue/queue";
import type { TemplateFile } from "./archive/read-archive";
import type { Finding, Severity } from "./schema";
import type { UploadFollower } from "./upload-step";

/** A smaller picture of the same size in pixels, for browsers that read WebP; `path` is that of its original. */
export type Rendition = { path: string; bytes: Uint8Array };

/** Sizes in pixels, time in seconds, memory in bytes. */
export const imageLimits = {
  pixels: 50_000_000,
  /** Sum for all pictures of an upload. */
  pixelsTogether: 250_000_000,
  /** Up to this number an upload waits for its renditions; beyond, they are made after it. */
  pixelsAtOnce: 16_000_000,
  /** https://developers.google.com/speed/webp/faq#what_is_the_maximum_size_a_webp_image_can_be */
  side: 16_383,
  seconds: 20,
  memory: 250_000_000,
};

/**
 * Pictures up to this number of pixels, other than photographs, are encoded losslessly; that takes ten times as long.
 */
const losslessUpTo = 1_000_000;
/** The number of pictures processed at a time, if they fit into memory together. */
const lanes = 2;
const isLight = ({ memory }: Work) => memory <= imageLimits.memory / lanes;

// Every picture is read once: a cache would only keep its memory.
sharp.cache(false);

type PictureFile = Pick<TemplateFile, "path" | "type">;
/** Reads a picture, to hold its bytes no longer than necessary. */
type Read = (path: string) => Uint8Array | Promise<Uint8Array>;

type Work = {
  path: string;
  bytes: number;
  pixels: number;
  memory: number;
  photograph: boolean;
  exact: boolean;
};
type Outcome = { bytes: number; work?: Work; finding?: Finding };

type Examined = Outcome & { path: string };

/** The image work of an upload, and its number of pixels. */
export type Examination = { pictures: Examined[]; works: Work[]; pixels: number; read: Read };

/** Reads the headers of the PNG, JPEG and GIF files. */
export async function examinePictures(files: readonly PictureFile[], read: Read): Promise<Examination> {
  const chosen = files.filter(({ type }) => /^image\/(png|jpeg|gif)$/.test(type));
  const pictures = await inLanes(chosen, lanes, async ({ path }) => ({
    path,
    ...(await examine(path, await read(path))),
  }));
  const works = withinTotal(pictures);
  return { pictures, works, pixels: works.reduce((sum, { pixels }) => sum + pixels, 0), read };
}

/** Problems found in the headers. */
export const findingsOf = ({ pictures }: Examination): Finding[] =>
  pictures.flatMap(({ finding }) => finding ?? []);

/**
 * Makes WebP renditions of PNG, JPEG and GIF files, except animations: upright, without metadata, of the same size in
 * pixels. Renditions that aren't smaller than the original are dropped. Reports unreadable files as findings.
 * `bytesBefore` and `bytesAfter` are the bytes that browsers load without and with the renditions.
 */
export async function makeRenditions(
  { pictures, works, read }: Examination,
  { onStep, signal, concurrency = lanes }: UploadFollower & { concurrency?: number } = {},
): Promise<{ renditions: Rendition[]; findings: Finding[]; bytesBefore: number; bytesAfter: number }> {
  const done = new Map<string, Rendition | Finding | null>();
  let begun = 0;
  const render = async (work: Work) => {
    signal?.throwIfAborted();
    begun += 1;
    onStep?.({ name: "pictures", done: begun, of: works.length });
    done.set(work.path, await renderPicture(work, read));
  };
  await inLanes(works.filter(isLight), concurrency, render);
  const heavy = works.filter((work) => !isLight(work));
  await inLanes(heavy, 1, render);
  const results = pictures.flatMap(({ path, finding }) => done.get(path) ?? finding ?? []);
  const renditions = results.filter((result) => "bytes" in result);
  const findings = results.filter((result) => "severity" in result);
  const rendered = new Map(renditions.map(({ path, bytes }) => [path, bytes.length]));
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    renditions,
    findings,
    bytesBefore: sum(pictures.map(({ bytes }) => bytes)),
    bytesAfter: sum(pictures.map(({ path, bytes }) => rendered.get(path) ?? bytes)),
  };
}

const finding = (file: string, severity: Severity, message: string): Finding => ({ file, severity, message });
const unreadable = (path: string) => finding(path, "warning", "This picture can’t be read.");

async function examine(path: string, file: Uint8Array): Promise<Outcome> {
  const bytes = file.length;
  const kind = kindOf(file);
  if (!kind) return { bytes, finding: finding(path, "warning", "Its content is not what its name says.") };
  if (kind === "png" && isAnimatedPng(file)) return { bytes };
  try {
    const metadata = await sharp(file, { limitInputPixels: false }).metadata();
    const { width, height, pages = 1 } = metadata;
    if (pages > 1) return { bytes };
    const pixels = width * height;
    if (pixels > imageLimits.pixels) return { bytes, finding: tooLarge(path, "Has more than 50 megapixels") };
    if (Math.max(width, height) > imageLimits.side)
      return { bytes, finding: tooLarge(path, "Has a side of more than 16,383 pixels") };
    const photograph = kind === "jpeg";
    const exact = !photograph && pixels <= losslessUpTo;
    const memory = renditionMemory(metadata, exact);
    if (memory > Math.min(imageLimits.memory, memoryToSpare()))
      return { bytes, finding: tooDemanding(path, pixels) };
    return { bytes, work: { path, bytes, pixels, memory, photograph, exact } };
  } catch {
    return { bytes, finding: unreadable(path) };
  }
}

const tooLarge = (path: string, what: string) =>
  finding(path, "warning", `${what}: browsers load it as it is, which takes them long.`);

const tooDemanding = (path: string, pixels: number) =>
  finding(
    path,
    "advice",
    `Left as it is, as it has ${Math.round(pixels / 1_000_000)} megapixels; fewer look the same and load sooner.`,
  );

/** Selects pictures up to the pixel limit of an upload; the others get a finding. */
function withinTotal(pictures: Examined[]): Work[] {
  let pixels = 0;
  return pictures.flatMap((picture) => {
    if (!picture.work) return [];
    pixels += picture.work.pixels;
    if (pixels <= imageLimits.pixelsTogether) return [picture.work];
    picture.finding = finding(picture.path, "advice", "Left as it is, as there are many large pictures.");
    return [];
  });
}

async function renderPicture(
  { path, bytes: before, photograph, exact }: Work,
  read: Read,
): Promise<Rendition | Finding | null> {
  try {
    const bytes = await sharp(await read(path), {
      limitInputPixels: imageLimits.pixels,
      failOn: "error",
      autoOrient: true,
    })
      .timeout({ seconds: imageLimits.seconds })
      .webp(exact ? { lossless: true, effort: 2 } : { quality: photograph ? 80 : 90, effort: 1 })
      .toBuffer();
    return bytes.length < before ? { path, bytes } : null;
  } catch {
    return unreadable(path);
  }
}

/** Runs `work` for each item, `concurrency` at a time; returns the results in order. */
function inLanes<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const queue = createQueue({ concurrency });
  return Promise.all(items.map((item) => queue.run(() => work(item))));
}
