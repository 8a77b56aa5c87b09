import { randomBytes } from "node:crypto";
import JSZip from "jszip";
import sharp from "sharp";
import { post, setUp, signIn, start, withDataDir } from "./app.mjs";
import { peakMemory } from "./memory.mjs";
import { processorTime } from "./processor.mjs";

const MEGABYTE = 1024 * 1024;

/** Makes photographs as a camera would, 12 MB together. */
async function makePictures() {
  const pictures = [];
  for (let bytes = 0; bytes < 12 * MEGABYTE; bytes += pictures.at(-1).length) {
    const noise = { type: "gaussian", mean: 128, sigma: 12 };
    const create = { width: 2400, height: 1600, channels: 3, background: "gray", noise };
    pictures.push(await sharp({ create }).jpeg({ quality: 75 }).toBuffer());
  }
  return pictures;
}

/** Makes a site of just under 20 MB: pictures, a video, and some code. */
async function largeSite(run, pictures) {
  const zip = new JSZip();
  for (const [n, picture] of pictures.entries()) zip.file(`img/${n}.jpg`, picture);
  const images = pictures.map((_, n) => `<img src="img/${n}.jpg" alt="">`).join("");
  zip.file(
    "index.html",
    `<!doctype html><html lang="en"><title>Run ${run}</title><body>${images}</body></html>`,
  );
  zip.file("video/shop.mp4", randomBytes(7 * MEGABYTE));
  for (let n = 0; n < 200; n += 1) zip.file(`js/${n}.js`, `export const n = ${n};\n`.repeat(200));
  return zip.generateAsync({ type: "uint8array" });
}

/**
 * Uploads archives of 20 MB.
 * @returns for each its bytes, the elapsed seconds, the CPU seconds and the memory's peak
 */
export function measureArchives(runs) {
  return withDataDir(async (dataDir) => {
    const app = await start(dataDir);
    try {
      await setUp(app.origin);
      const headers = await signIn(app.origin);
      const pictures = await makePictures();
      const before = peakMemory(app.pid);
      const uploads = [];
      for (let run = 1; run <= runs; run += 1) {
        const site = await largeSite(run, pictures);
        const form = new FormData();
        form.set("name", `Run ${run}`);
        form.set("file", new Blob([site]), "large.zip");
        const [startedAt, processorBefore] = [performance.now(), processorTime(app.pid)];
        await post(`${app.origin}/api/templates/upload`, form, headers);
        uploads.push({
          bytes: site.length,
          seconds: (performance.now() - startedAt) / 1000,
          processor: processorTime(app.pid) - processorBefore,
          peak: peakMemory(app.pid),
        });
      }
      return { before, uploads };
    } finally {
      await app.stop();
    }
  });
}
