import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

process.chdir(path.dirname(import.meta.dirname));
mkdirSync("public", { recursive: true });

const icon = readFileSync("app/icon.svg", "utf8");
/** Without round corners, for systems that cut icons into their own shape. */
const square = icon.replace('rx="9"', "");
/** With the mark inside the circle that no system crops (https://www.w3.org/TR/appmanifest/#icon-masks). */
const maskable = square
  .replace("<path", '<g transform="translate(4.5 4.5) scale(.72)"><path')
  .replace("</svg>", "</g></svg>");

const png = (svg, size) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Encodes an ICO file of PNG pictures. */
function ico(pictures) {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, bytes }] of pictures.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(bytes.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += bytes.length;
  }
  return Buffer.concat([header, ...pictures.map(({ bytes }) => bytes)]);
}

writeFileSync("public/icon-192.png", await png(icon, 192));
writeFileSync("public/icon-512.png", await png(icon, 512));
writeFileSync("public/icon-maskable-512.png", await png(maskable, 512));
writeFileSync("public/apple-touch-icon.png", await png(square, 180));
const sizes = await Promise.all([16, 32, 48].map(async (size) => ({ size, bytes: await png(icon, size) })));
writeFileSync("public/favicon.ico", ico(sizes));
