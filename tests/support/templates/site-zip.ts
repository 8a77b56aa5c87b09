import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import JSZip from "jszip";

export type UploadedZip = { name: string; mimeType: string; buffer: Buffer };

/** Returns a ZIP file for a file input; `files` by path. */
export async function zipFile(
  name: string,
  files: Record<string, string | Uint8Array>,
): Promise<UploadedZip> {
  const zip = new JSZip();
  for (const [file, content] of Object.entries(files)) zip.file(file, content);
  const buffer = await zip.generateAsync({ type: "nodebuffer", compression: "DEFLATE" });
  return { name, mimeType: "application/zip", buffer };
}

/** Packs a published site as its author would: the `dist` folder of an npm package. */
export async function publishedSite(packageName: string): Promise<UploadedZip> {
  const folder = path.join("node_modules", packageName, "dist");
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: Record<string, Uint8Array> = {};
  for (const entry of found.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    files[path.relative(folder, file).split(path.sep).join("/")] = await readFile(file);
  }
  return zipFile(`${packageName}.zip`, files);
}

/** Returns a small page whose script writes into it when it runs. */
export function smallSite(heading: string): Record<string, string> {
  return {
    "index.html": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${heading}</title>
<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="style.css"></head>
<body><h1>${heading}</h1><p id="script">The script has not run</p><a href="{{ctaUrl}}">Order at {{projectName}}</a>
<script src="script.js"></script></body></html>`,
    "style.css": "body { font-family: sans-serif }",
    "script.js": 'document.getElementById("script").textContent = "The script has run"',
  };
}
