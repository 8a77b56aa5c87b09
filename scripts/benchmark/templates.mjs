import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import JSZip from "jszip";
import sharp from "sharp";
import { administrator, setUp, start, withDataDir } from "./app.mjs";

const MEGABYTE = 1024 * 1024;
const RUNS = 3;

/** Photographs such as cameras make them, 12 MB together. */
async function makePictures() {
  const pictures = [];
  for (let bytes = 0; bytes < 12 * MEGABYTE; bytes += pictures.at(-1).length) {
    const noise = { type: "gaussian", mean: 128, sigma: 12 };
    const create = { width: 2400, height: 1600, channels: 3, background: "gray", noise };
    pictures.push(await sharp({ create }).jpeg({ quality: 75 }).toBuffer());
  }
  return pictures;
}

/** A site of just under 20 MB: pictures, a video, and some code. */
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

/** The most memory that a process had so far, in bytes; only Linux tells. */
function peakMemory(pid) {
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) * 1024;
}

/** The processor time that a process took so far, in seconds; on a busy machine it tells more than the clock. */
function processorTime(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const inMegabytes = (bytes) => `${Math.round(bytes / MEGABYTE)} MB`;

await withDataDir(async (dataDir) => {
  const app = await start(dataDir);
  await setUp(app.origin);
  const login = await fetch(`${app.origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(administrator),
  });
  const { token } = await login.json();
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${app.origin}/api/templates/list`, { headers });
  const before = peakMemory(app.pid);
  const pictures = await makePictures();
  console.log(`memory before: ${inMegabytes(before)}, ${pictures.length} pictures of 3.84 megapixels`);
  for (let run = 1; run <= RUNS; run += 1) {
    const site = await largeSite(run, pictures);
    const form = new FormData();
    form.set("name", `Run ${run}`);
    form.set("file", new Blob([site]), "large.zip");
    const [startedAt, processorBefore] = [performance.now(), processorTime(app.pid)];
    const answer = await fetch(`${app.origin}/api/templates/upload`, { method: "POST", headers, body: form });
    if (!answer.ok) throw new Error(`The upload answered ${answer.status}: ${await answer.text()}`);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(2);
    const work = (processorTime(app.pid) - processorBefore).toFixed(2);
    const peak = peakMemory(app.pid);
    console.log(
      `upload of ${inMegabytes(site.length)}: ${seconds} s (${work} s of a processor), memory peak ${inMegabytes(peak)} (+${inMegabytes(peak - before)})`,
    );
  }
  await app.stop();
});
