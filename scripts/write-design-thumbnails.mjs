import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import sharp from "sharp";
import { requireChromium } from "./browsers.mjs";
import { renderDesign, serveDesigns, valuesOf } from "./designs/render.mjs";
import { samples } from "./designs/samples.mjs";

/** Writes a picture of each ready design, with invented words, for the portal. */
process.chdir(path.dirname(import.meta.dirname));
const { chromium } = createRequire(import.meta.url)("@playwright/test");

/** The window in CSS pixels, and the width of the picture. */
const viewport = { width: 1280, height: 800 };
const WIDTH = 720;

const names = Object.keys(samples);
const rendered = await Promise.all(names.map((name) => renderDesign(name, valuesOf(samples[name]))));
const { origin, close } = await serveDesigns(new Map(rendered.flat()));
const browser = await chromium.launch({ executablePath: requireChromium(), args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport, colorScheme: "light" });
for (const name of names) {
  await page.goto(`${origin}/${name}`, { waitUntil: "networkidle" });
  const picture = await sharp(await page.screenshot())
    .resize({ width: WIDTH })
    .webp({ quality: 82, effort: 6 })
    .toBuffer();
  writeFileSync(`content/designs/${name}/thumbnail.webp`, picture);
  console.log(`${name}: ${picture.length} bytes`);
}
await browser.close();
close();
