import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import { pinScripts } from "@/lib/platform/html/pinned-scripts";
import type { TrackedTable } from "@/lib/platform/tracking/tracked-tables";
import { type Encoded, type Encoding, encode } from "./encodings";
import { changeAround } from "./lean-document";
import { leanPage } from "./lean-page";
import type { Rendered } from "./render";
import type { Resource } from "./resource";

/** Alternating names and values, the fastest form for `response.writeHead`. */
type HeaderList = string[];

export type Entry = {
  resource: Resource;
  bodies: Encoded;
  /** The headers of a 200 and of a 304 answer, by encoding. */
  whole: { readonly [encoding in Encoding]?: HeaderList };
  unchanged: { readonly [encoding in Encoding]?: HeaderList };
  tags: { readonly [encoding in Encoding]?: string };
  /** The tables it was read from, and `latestVersion` at the start of the read; -1 if it may be outdated. */
  tables: readonly TrackedTable[];
  version: number;
  /** The times of creation and expiry, in milliseconds since 1970. */
  madeAt: number;
  freshUntil: number;
  /** Includes the headers. */
  bytes: number;
};

/** Headers of one connection or request, and those set below. */
const dropped =
  /^(connection|content-encoding|content-length|date|etag|keep-alive|transfer-encoding|vary|x-request-id)$/;

/**
 * Browsers revalidate at each request. Shared caches may answer for ten seconds, and while they revalidate; browsers
 * ignore the second header (RFC 9213), so that they never show a stale page.
 */
const pageCaching = {
  "Cache-Control": "public, max-age=0, s-maxage=10",
  "CDN-Cache-Control": "public, max-age=10, stale-while-revalidate=60, stale-if-error=86400",
};

const isCaching = (name: string) => /^(cdn-)?cache-control$/i.test(name);

function withoutCaching(list: HeaderList = []): HeaderList {
  const pairs = list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1] ?? ""]] : []));
  return [...pairs.filter(([name = ""]) => !isCaching(name)).flat(), "Cache-Control", "no-store"];
}

export function uncached(entry: Entry): Entry {
  const each = (lists: Entry["whole"]) =>
    Object.fromEntries(Object.entries(lists).map(([encoding, list]) => [encoding, withoutCaching(list)]));
  return { ...entry, whole: each(entry.whole), unchanged: each(entry.unchanged) };
}

function keptHeaders({ kind }: Resource, headers: OutgoingHttpHeaders): [string, string][] {
  const own = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    dropped.test(name) || value === undefined ? [] : [[name, [value].flat().join(", ")]],
  );
  if (kind !== "page") return own;
  return [...own.filter(([name]) => !isCaching(name)), ...Object.entries(pageCaching)];
}

function varyOf({ vary }: OutgoingHttpHeaders, isCompressed: boolean): string {
  const names = [vary ?? []].flat().map(String);
  const isThere = names.some((one) => /accept-encoding/i.test(one));
  return [...names, ...(isCompressed && !isThere ? ["Accept-Encoding"] : [])].join(", ");
}

/** Returns the strong validator without quotes: the answer's own, else a hash of the body. */
function tagOf({ headers, body }: Pick<Rendered, "headers" | "body">): string {
  const own = String(headers.etag ?? "");
  if (/^"[^"]+"$/.test(own)) return own.slice(1, -1);
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}

/** In milliseconds, in case of an untracked dependency. */
const MAX_AGE_MS = 3_600_000;

/** Pages show the year. */
const newYearAfter = (time: number) => new Date(new Date(time).getFullYear() + 1, 0, 1).getTime();

/** Prepares a page for the cache: its policy allows scripts by hashes instead of a nonce. */
function ofPage(resource: Resource, rendered: Rendered): Pick<Rendered, "headers" | "body"> {
  const { isOwnScript } = resource;
  let policy = rendered.headers["content-security-policy"];
  if (typeof policy !== "string" || policy.startsWith("sandbox")) return rendered;
  const nonced = policy;
  const html = changeAround(rendered.body.toString(), resource, (rest) => {
    const pinned = pinScripts(isOwnScript ? leanPage(rest, isOwnScript) : rest, nonced);
    policy = pinned.policy;
    return pinned.html;
  });
  return {
    headers: { ...rendered.headers, "content-security-policy": policy },
    body: Buffer.from(html),
  };
}

const ENTRY_OVERHEAD_BYTES = 4096;

export async function makeEntry(
  resource: Resource,
  rendered: Rendered,
  {
    tables,
    version,
    madeAt,
    expiresAt = Number.POSITIVE_INFINITY,
  }: Pick<Entry, "tables" | "version" | "madeAt"> & { expiresAt?: number },
): Promise<Entry> {
  const { headers, body } = resource.kind === "page" ? ofPage(resource, rendered) : rendered;
  const type = String(headers["content-type"] ?? "");
  const bodies = await encode(body, type, resource.kind === "file");
  const encodings = Object.keys(bodies) as Encoding[];
  const common = keptHeaders(resource, headers);
  const vary = varyOf(headers, encodings.length > 1);
  const tag = tagOf({ headers, body });
  const tags: { [encoding in Encoding]?: string } = {};
  const whole: { [encoding in Encoding]?: HeaderList } = {};
  const unchanged: { [encoding in Encoding]?: HeaderList } = {};
  for (const encoding of encodings) {
    const etag = encoding === "identity" ? `"${tag}"` : `"${tag}-${encoding}"`;
    const always = [...common, ...(vary ? [["Vary", vary]] : []), ["ETag", etag]];
    tags[encoding] = etag;
    unchanged[encoding] = always.filter(([name]) => name !== "content-type").flat() as HeaderList;
    whole[encoding] = [
      ...always.flat(),
      ...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
      "Content-Length",
      String(bodies[encoding]?.length),
    ] as HeaderList;
  }
  // The headers of both answers are kept as bytes too.
  const bytes = encodings.reduce(
    (sum, encoding) => sum + (bodies[encoding]?.length ?? 0) + 2 * (whole[encoding]?.join().length ?? 0),
    ENTRY_OVERHEAD_BYTES,
  );
  const freshUntil = Math.min(expiresAt, madeAt + MAX_AGE_MS, newYearAfter(madeAt));
  return { resource, bodies, whole, unchanged, tags, tables, version, madeAt, freshUntil, bytes };
}
