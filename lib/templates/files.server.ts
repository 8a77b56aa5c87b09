import "server-only";
import { LRUCache } from "lru-cache";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import { byteRange } from "@/lib/platform/http/byte-range";
import { AppError } from "@/lib/platform/http/errors";
import { fileBody } from "@/lib/platform/http/lazy-body";
import { remember } from "@/lib/platform/runtime/remember";
import { fileAddress } from "./addresses";
import { designWithId } from "./designs/catalogue";
import { designFiles } from "./designs/files.server";
import {
  documentAnswer,
  locateSourceFile,
  readDocument,
  type TemplateSource,
  withScripts,
} from "./document.server";
import { resolvedStylesheet } from "./root-relative.server";
import { storedFiles } from "./schema";
import { locateRendition } from "./store.server";

const noSuchFile = () => new AppError("not-found", "This template has no such file.");

/** Number of cached versions; they never change. */
const MAX_CACHED_VERSIONS = 20;
const known = remember(
  "template sources",
  () => new LRUCache<string, TemplateSource>({ max: MAX_CACHED_VERSIONS }),
);

const keyOf = (id: string, hash: string) => `${id}/${hash}`;

/** The existing versions. */
const existing = cachedRead("template versions", readVersions);

async function readVersions(): Promise<ReadonlySet<string>> {
  const rows = await db.templateVersion.findMany({ select: { templateId: true, hash: true } });
  return new Set(rows.map(({ templateId, hash }) => keyOf(templateId, hash)));
}

/**
 * A version of a template, by the hash of its ZIP, or a ready design.
 * @throws AppError `not-found`
 */
export async function requireSource(id: string, hash: string): Promise<TemplateSource> {
  const design = designWithId(id);
  if (design) {
    const source = await designFiles(design.name);
    if (source.hash !== hash) throw noSuchFile();
    return source;
  }
  const key = keyOf(id, hash);
  const found = known.get(key);
  // Read before the first use too, so that it is known during an outage of the database.
  const isThere = (await existing.known()).has(key);
  if (found && isThere) return found;
  known.delete(key);
  const row = await db.templateVersion.findFirst({
    where: { templateId: id, hash },
    select: { files: true },
  });
  if (!row) throw noSuchFile();
  const source = { id, hash, files: storedFiles.parse(row.files) };
  known.set(key, source);
  return source;
}

/**
 * The current version of a template, or a ready design.
 * @throws AppError `not-found`
 */
export async function requireCurrentSource(id: string): Promise<TemplateSource> {
  const design = designWithId(id);
  if (design) return designFiles(design.name);
  const [row] = await db.$queryRaw<{ hash: string }[]>`
    SELECT v."hash" FROM "Template" t
    JOIN "TemplateVersion" v ON v."templateId" = t."id" AND v."number" = t."version" WHERE t."id" = ${id}`;
  if (!row) throw new AppError("not-found", "There is no such template.");
  return requireSource(id, row.hash);
}

/** Headers of each file: documents with an opaque origin load fonts and modules. */
const fileHeaders = {
  "Access-Control-Allow-Origin": "*",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "X-Content-Type-Options": "nosniff",
};
const IMMUTABLE = "public, max-age=31536000, immutable";
/** SVG and XML may contain scripts, and are documents if opened directly. */
const mayHoldScripts = /^(image\/svg\+xml|(text|application)\/xml)\b/;
const XML_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";

/** Keeps search engines from listing a page at an address other than its public one. */
function unlisted(answer: Response): Response {
  answer.headers.set("X-Robots-Tag", "noindex");
  return answer;
}

/**
 * A page in a preview: links stay within it and the call to action leads nowhere.
 * @param isStill omits the scripts, for a thumbnail
 * @throws AppError `not-found`
 */
export async function previewAnswer(id: string, path: string, isStill = false): Promise<Response> {
  const source = await requireCurrentSource(id);
  const file = source.files.find((one) => one.path === path);
  if (!file) throw noSuchFile();
  if (!file.type.startsWith("text/html")) {
    const Location = fileAddress(id, source.hash, path);
    return new Response(null, { status: 302, headers: { ...fileHeaders, Location } });
  }
  const document = await readDocument(source, { path, preview: true });
  return unlisted(documentAnswer(isStill ? document.html : withScripts(document, source)));
}

/**
 * The response for a file of a version: the smaller WebP copy of an image if the browser accepts WebP, and a part of
 * the file if it sends `Range`.
 * @throws AppError `not-found`
 */
export async function fileAnswer(
  id: string,
  hash: string,
  path: string,
  request: Headers,
): Promise<Response> {
  const source = await requireSource(id, hash);
  const file = source.files.find((one) => one.path === path);
  if (!file) throw noSuchFile();
  if (file.type.startsWith("text/html")) {
    const document = await readDocument(source, { path, preview: false });
    return unlisted(documentAnswer(withScripts(document, source)));
  }
  const original = await locateSourceFile(source, file);
  const stylesheet = file.type.startsWith("text/css") && (await resolvedStylesheet(source, path, original));
  if (stylesheet) {
    const headers = { ...fileHeaders, "Content-Type": file.type, "Cache-Control": IMMUTABLE };
    return new Response(stylesheet, { headers });
  }
  const isImage = file.type.startsWith("image/");
  const takesWebp = isImage && !source.contents && (request.get("accept") ?? "").includes("image/webp");
  const rendition = takesWebp ? await locateRendition(hash, path) : null;
  const bytes = rendition?.bytes ?? file.bytes;
  const headers = new Headers({
    ...fileHeaders,
    "Content-Type": rendition ? "image/webp" : file.type,
    "Cache-Control": IMMUTABLE,
    "Accept-Ranges": "bytes",
    ...(isImage && { Vary: "Accept" }),
    ...(mayHoldScripts.test(file.type) && { "Content-Security-Policy": XML_POLICY }),
  });
  const range = byteRange(request.get("range"), bytes);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${bytes}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  headers.set("Content-Length", String(Math.max(0, end - start + 1)));
  if (range) headers.set("Content-Range", `bytes ${start}-${end}/${bytes}`);
  const body = bytes === 0 ? null : fileBody(rendition?.location ?? original, { start, end });
  return new Response(body, { status: range ? 206 : 200, headers });
}
