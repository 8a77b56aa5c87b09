import { createHash } from "node:crypto";
import { extensionOf, typeOf } from "@/lib/templates/file-types";

/** Names that Windows reserves for devices, with any extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** Letters that every file system and every bucket takes as they are. */
const plain = /^[\w-](?:[\w.-]{0,98}[\w-])?$/;

/** The extensions of media types that addresses without an extension have. */
const extensions: Readonly<Record<string, string>> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "image/avif": "avif",
  "image/svg+xml": "svg",
  "image/gif": "gif",
  "text/html": "html",
  "text/css": "css",
  "text/javascript": "js",
};

const mediaType = (type: string) => type.split(";", 1)[0]?.trim().toLowerCase() ?? "";

/** Media types of the same files. */
const sameTypes: Readonly<Record<string, string>> = {
  "application/javascript": "text/javascript",
  "image/vnd.microsoft.icon": "image/x-icon",
  "text/xml": "application/xml",
};
const usualType = (type: string) => sameTypes[mediaType(type)] ?? mediaType(type);

/** Returns whether servers derive the media type from the extension of a name. */
const hasTypeOf = (name: string, type: string) => {
  const derived = typeOf(name);
  return derived !== null && usualType(derived) === usualType(type);
};

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

const replacement = (segment: string) => {
  const extension = extensionOf(segment);
  const hash = createHash("sha256").update(segment).digest("hex").slice(0, 20);
  return /^\w{1,11}$/.test(extension) ? `${hash}.${extension}` : hash;
};

/**
 * Names files so that any file system and server can hold them: pages are an `index.html` in a folder; a segment that is
 * reserved, has other characters than letters, digits, `.`, `-` and `_`, or differs from another one only in case is
 * replaced by a hash; a file gets the extension of its media type if servers couldn't derive it.
 */
export function createFileNames() {
  /** The spelling of each folder and file by its name in lower case. */
  const spelled = new Map<string, string>();
  const folders = new Set<string>();
  const files = new Set<string>();

  /** Returns the segment, or its replacement if the name is taken by another spelling. */
  function place(folder: string, segment: string, isFolder: boolean): string {
    const isPlain = plain.test(segment) && !reserved.test(segment);
    const name = isPlain ? segment : replacement(segment);
    const whole = `${folder}${name}`;
    const key = whole.toLowerCase();
    const isTaken =
      (spelled.get(key) ?? whole) !== whole ||
      (isFolder ? files.has(key) : folders.has(key) || files.has(key));
    const free = isTaken ? `${folder}${replacement(`${segment} `).trim()}` : whole;
    spelled.set(free.toLowerCase(), free);
    (isFolder ? folders : files).add(free.toLowerCase());
    return free;
  }

  /** Returns the name of the file for an address, relative to the root of the site. @param path in its spelling in links */
  return function nameOf(path: string, { type, isPage }: { type: string; isPage: boolean }): string {
    const segments = path.split("/").filter(Boolean).map(decode);
    if (isPage) segments.push("index.html");
    const last = segments.pop() ?? "index.html";
    const folder = segments.reduce((above, segment) => `${place(above, segment, true)}/`, "");
    const extension = extensions[usualType(type)];
    const isTyped = hasTypeOf(last, type) || extension === undefined;
    return place(folder, isTyped ? last : `${last}.${extension}`, false);
  };
}
