import { createHash } from "node:crypto";
import type { OutgoingHttpHeaders } from "node:http";
import { pinScripts } from "@/lib/platform/html/pinned-scripts";
import { type Encoded, type Encoding, encode } from "./encodings";
import { leanPage } from "./lean-page";
import type { Rendered } from "./render";
import type { Resource } from "./resource";
import type { TrackedTable } from "./tracked-tables";

/** Names and values in turn, as `response.writeHead` takes them fastest. */
type HeaderList = string[];

/** An answer as it is kept. */
export type Entry = {
  resource: Resource;
  bodies: Encoded;
  /** The headers of a whole answer, and of one that says that nothing has changed, by encoding. */
  whole: { readonly [encoding in Encoding]?: HeaderList };
  unchanged: { readonly [encoding in Encoding]?: HeaderList };
  tags: { readonly [encoding in Encoding]?: string };
  /** The tables that it was read from, and their `latestVersion` as that began; -1 where it may be outdated. */
  tables: readonly TrackedTable[];
  version: number;
  /** When it was made, and until when it is fresh if nothing changes; in milliseconds since 1970. */
  madeAt: number;
  freshUntil: number;
  /** Size in memory, in bytes. */
  bytes: number;
};

/** What belongs to one connection or one request, or is set anew. */
const dropped = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "transfer-encoding",
  "vary",
  "x-request-id",
]);

/**
 * Browsers ask each time whether a page has changed. Caches between us and them may answer for ten seconds, and while
 * they fetch it anew; browsers don't know the second header (RFC 9213) and so never show an old page themselves.
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

/** The same answer as one that nobody else keeps either. */
export function uncached(entry: Entry): Entry {
  const each = (lists: Entry["whole"]) =>
    Object.fromEntries(Object.entries(lists).map(([encoding, list]) => [encoding, withoutCaching(list)]));
  return { ...entry, whole: each(entry.whole), unchanged: each(entry.unchanged) };
}

function keptHeaders({ kind }: Resource, headers: OutgoingHttpHeaders): [string, string][] {
  const own = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    dropped.has(name) || value === undefined ? [] : [[name, [value].flat().join(", ")]],
  );
  if (kind !== "page") return own;
  return [...own.filter(([name]) => !isCaching(name)), ...Object.entries(pageCaching)];
}

function varyOf({ vary }: OutgoingHttpHeaders, isCompressed: boolean): string {
  const names = [vary ?? []].flat().map(String);
  const isThere = names.some((one) => /accept-encoding/i.test(one));
  return [...names, ...(isCompressed && !isThere ? ["Accept-Encoding"] : [])].join(", ");
}

/** A strong validator in quotes: the one that the answer had, else the hash of its body. */
function tagOf({ headers, body }: Pick<Rendered, "headers" | "body">): string {
  const own = String(headers.etag ?? "");
  if (/^"[^"]+"$/.test(own)) return own.slice(1, -1);
  return createHash("sha256").update(body).digest("base64url").slice(0, 22);
}

/** How long anything is believed at most, in milliseconds: what it is made of may have more sides than are known here. */
const MAX_AGE = 3_600_000;

/** Pages name the year. */
const newYearAfter = (time: number) => new Date(new Date(time).getFullYear() + 1, 0, 1).getTime();

/** A page for the cache: its policy allows scripts by their hashes instead of a nonce. */
function ofPage({ onlyScript }: Resource, rendered: Rendered): Pick<Rendered, "headers" | "body"> {
  const policy = rendered.headers["content-security-policy"];
  if (typeof policy !== "string" || policy.startsWith("sandbox")) return rendered;
  const html = rendered.body.toString();
  const pinned = pinScripts(onlyScript ? leanPage(html, onlyScript) : html, policy);
  return {
    headers: { ...rendered.headers, "content-security-policy": pinned.policy },
    body: Buffer.from(pinned.html),
  };
}

const PER_ENTRY = 4096;

/** Makes the cache entry of an answer. */
export async function makeEntry(
  resource: Resource,
  rendered: Rendered,
  { tables, version, madeAt }: Pick<Entry, "tables" | "version" | "madeAt">,
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
  const bytes = encodings.reduce((sum, encoding) => sum + (bodies[encoding]?.length ?? 0), PER_ENTRY);
  const freshUntil = Math.min(madeAt + MAX_AGE, newYearAfter(madeAt));
  return { resource, bodies, whole, unchanged, tags, tables, version, madeAt, freshUntil, bytes };
}
