/** The part after the last dot in lower case; empty without one. */
export function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const dot = name.lastIndexOf(".");
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : "";
}

/** From https://www.iana.org/assignments/media-types; types missing there are those that browsers expect. */
const extensions = {
  "text/html; charset=utf-8": "html htm",
  "text/css; charset=utf-8": "css",
  "text/javascript; charset=utf-8": "js mjs",
  "application/json; charset=utf-8": "json",
  "application/manifest+json; charset=utf-8": "webmanifest",
  "text/plain; charset=utf-8": "txt",
  "application/xml; charset=utf-8": "xml",
  "text/vtt; charset=utf-8": "vtt",
  "image/svg+xml; charset=utf-8": "svg",
  "image/png": "png",
  "image/apng": "apng",
  "image/jpeg": "jpg jpeg jfif",
  "image/gif": "gif",
  "image/webp": "webp",
  "image/avif": "avif",
  "image/bmp": "bmp",
  "image/x-icon": "ico cur",
  "font/woff": "woff",
  "font/woff2": "woff2",
  "font/ttf": "ttf",
  "font/otf": "otf",
  "application/vnd.ms-fontobject": "eot",
  "audio/mpeg": "mp3",
  "audio/mp4": "m4a",
  "audio/aac": "aac",
  "audio/ogg": "oga ogg opus",
  "audio/flac": "flac",
  "audio/wav": "wav",
  "audio/webm": "weba",
  "video/mp4": "mp4 m4v",
  "video/webm": "webm",
  "video/ogg": "ogv",
  "video/quicktime": "mov",
  "application/pdf": "pdf",
};
const types = new Map(
  Object.entries(extensions).flatMap(([type, list]) => list.split(" ").map((extension) => [extension, type])),
);

/** The MIME type of a template's file, with charset for text; null if it is not served. */
export function typeOf(path: string): string | null {
  return types.get(extensionOf(path)) ?? null;
}
