/** Formats that get WebP renditions. */
export type ImageKind = "png" | "jpeg" | "gif";

const pngSignature = "89504e470d0a1a0a";

/** Returns the format from a file's first bytes; null for any other. */
export function kindOf(bytes: Uint8Array): ImageKind | null {
  const start = Buffer.from(bytes.subarray(0, 8)).toString("hex");
  if (start === pngSignature) return "png";
  if (start.startsWith("ffd8ff")) return "jpeg";
  return /^474946383[79]61/.test(start) ? "gif" : null;
}

/** Returns whether a PNG's acTL chunk precedes its first IDAT (https://www.w3.org/TR/png-3/#apng-frame-based-animation). */
export function isAnimatedPng(bytes: Uint8Array): boolean {
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = pngSignature.length / 2;
  while (at + 8 <= png.length) {
    const kind = png.toString("latin1", at + 4, at + 8);
    if (kind === "acTL") return true;
    if (kind === "IDAT") return false;
    at += 12 + png.readUInt32BE(at);
  }
  return false;
}
