/** The part after the last dot in lower case; empty without one. */
export function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const dot = name.lastIndexOf(".");
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : "";
}

/** From https://www.iana.org/assignments/media-types; types missing there are those that browsers expect. */
const types = new Map(
  Object.entries({
    html: "text/html; charset=utf-8",
    htm: "text/html; charset=utf-8",
    css: "text/css; charset=utf-8",
    js: "text/javascript; charset=utf-8",
    mjs: "text/javascript; charset=utf-8",
    json: "application/json; charset=utf-8",
    webmanifest: "application/manifest+json; charset=utf-8",
    txt: "text/plain; charset=utf-8",
    xml: "application/xml; charset=utf-8",
    vtt: "text/vtt; charset=utf-8",
    svg: "image/svg+xml; charset=utf-8",
    png: "image/png",
    apng: "image/apng",
    jpg: "image/jpeg",
    jpeg: "image/jpeg",
    jfif: "image/jpeg",
    gif: "image/gif",
    webp: "image/webp",
    avif: "image/avif",
    bmp: "image/bmp",
    ico: "image/x-icon",
    cur: "image/x-icon",
    woff: "font/woff",
    woff2: "font/woff2",
    ttf: "font/ttf",
    otf: "font/otf",
    eot: "application/vnd.ms-fontobject",
    mp3: "audio/mpeg",
    m4a: "audio/mp4",
    aac: "audio/aac",
    oga: "audio/ogg",
    ogg: "audio/ogg",
    opus: "audio/ogg",
    flac: "audio/flac",
    wav: "audio/wav",
    weba: "audio/webm",
    mp4: "video/mp4",
    m4v: "video/mp4",
    webm: "video/webm",
    ogv: "video/ogg",
    mov: "video/quicktime",
    pdf: "application/pdf",
  }),
);

/** The MIME type of a template's file, with charset for text; null if it is not served. */
export function typeOf(path: string): string | null {
  return types.get(extensionOf(path)) ?? null;
}
