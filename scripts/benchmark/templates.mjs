import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import JSZip from "jszip";
import sharp from "sharp";
import { administrator, setUp, start, withDataDir } from "./app.mjs";

const MEGABYTE = 1024 * 1024;
const RUNS = 3;

/** A site of just under 20 MB: photographs such as cameras make them, a video, and some code. */
async function largeSite(run) {
  const zip = new JSZip();
  const pictures = [];
  for (let n = 0, bytes = 0; bytes < 12 * MEGABYTE; n += 1) {
    const noise = { type: "gaussian", mean: 128, sigma: 12 };
    const picture = await sharp({
      create: { width: 2400, height: 1600, channels: 3, background: "gray", noise },
    })
      .jpeg({ quality: 75 })
      .toBuffer();
    bytes += picture.length;
    pictures.push(`img/${n}.jpg`);
    zip.file(`img/${n}.jpg`, picture);
  }
  const images = pictures.map((path) => `<img src="${path}" alt="">`).join("");
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
  console.log(`memory before: ${inMegabytes(peakMemory(app.pid))}`);
  for (let run = 1; run <= RUNS; run += 1) {
    const site = await largeSite(run);
    const form = new FormData();
    form.set("name", `Run ${run}`);
    form.set("file", new Blob([site]), "large.zip");
    const startedAt = performance.now();
    const answer = await fetch(`${app.origin}/api/templates/upload`, { method: "POST", headers, body: form });
    if (!answer.ok) throw new Error(`The upload answered ${answer.status}: ${await answer.text()}`);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(2);
    console.log(
      `upload of ${inMegabytes(site.length)}: ${seconds} s, memory peak ${inMegabytes(peakMemory(app.pid))}`,
    );
  }
  await app.stop();
});
