import "server-only";
import { readFile } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import type { HeadSettings } from "@/lib/platform/html/answers";
import type { PageHead } from "@/lib/platform/html/head";
import { remember } from "@/lib/platform/runtime/remember";
import { fileAddress, filesAddress, previewAddress } from "./addresses";
import { type PreparedDocument, prepareDocument } from "./html/prepare-document";
import { fillDocument, type ProcessedDocument } from "./html/process-document";
import { pageAddress } from "./page-address";
import { attachScripts, followTemplate, leaveFrame } from "./page-scripts";
import type { StoredFile } from "./schema";
import { locateFile } from "./store.server";
import { readValues } from "./values.server";

/** A version of a template, as it is served. */
export type TemplateSource = {
  id: string;
  hash: string;
  files: readonly StoredFile[];
  /** The contents of its files by path, for a ready design; without them they are those of a stored version. */
  contents?: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
};

/** The path of a file on disk, or its bytes if it is in memory. */
export type Located = string | Uint8Array<ArrayBuffer>;

/**
 * Finds a file of a version.
 * @throws Error if a stored version doesn't have it
 */
export const locateSourceFile = async (
  { hash, contents }: TemplateSource,
  file: StoredFile,
): Promise<Located> => contents?.get(file.path) ?? locateFile(hash, file.path, file.bytes);

/** The text of a file that was found. */
export const readLocated = async (location: Located) =>
  new TextDecoder().decode(typeof location === "string" ? await readFile(location) : location);

/** Scripts run in an opaque origin: without our cookies, storage and API (decision 10). */
const SANDBOX = "sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-modals";

/** Size of the cache of cleaned pages in bytes: cleaning one takes longer than the rest of a visit. */
const CACHE_BYTES = 64 * 1024 * 1024;

type Page = { source: TemplateSource; path: string; location: Located };

const prepared = remember(
  "template pages",
  () =>
    new LRUCache<string, PreparedDocument, Page>({
      maxSize: CACHE_BYTES,
      sizeCalculation: ({ bytes }) => bytes,
      fetchMethod: (_key, _stale, { context }) => preparePage(context),
    }),
);

async function preparePage({ source, path, location }: Page): Promise<PreparedDocument> {
  const { id, hash, files } = source;
  return prepareDocument(await readLocated(location), {
    path,
    base: filesAddress(id, hash),
    files: new Set(files.map((one) => one.path)),
  });
}

/** Makes a page's head; `own` is the document's own metadata. */
export type MakeHead = (own: HeadSettings) => PageHead;

type Options = {
  /** The page's file inside the template. */
  path: string;
  /** Makes the head of the site's page; without it the document's own metadata stays. */
  head?: Promise<MakeHead>;
  /** True for a preview: links stay within it, and the call to action leads nowhere. */
  preview: boolean;
};

/** One page of a template with its variables filled in, without its scripts. */
export async function readDocument(
  source: TemplateSource,
  { path, head, preview }: Options,
): Promise<ProcessedDocument> {
  const { id, hash, files } = source;
  const file = files.find((one) => one.path === path);
  if (!file) throw new Error(`${path} is not part of the template.`);
  const [location, values, makeHead] = await Promise.all([
    locateSourceFile(source, file),
    readValues(preview),
    head,
  ]);
  const page = await prepared.forceFetch(JSON.stringify([id, hash, path]), {
    context: { source, path, location },
  });
  return fillDocument(page, {
    ...values,
    pageAddress: preview ? (other) => previewAddress(id, other) : pageAddress,
    head: makeHead,
  });
}

/** Identifies a version of a template: `id/hash`. */
export const shownVersion = ({ id, hash }: TemplateSource) => `${id}/${hash}`;

/**
 * The document as it is sent, with the script that attaches its scripts.
 * @param options `isFramed`: links lead out of the frame; `follows`: the page reloads when the active template
 *   changes
 */
export function withScripts(
  { html, scripts }: ProcessedDocument,
  source: TemplateSource,
  { isFramed = false, follows = false } = {},
): string {
  const { id, hash } = source;
  const attached = scripts.map(({ path, module }) => ({ src: fileAddress(id, hash, path), module }));
  const addition = [
    isFramed ? leaveFrame : "",
    attachScripts(attached),
    follows ? followTemplate(shownVersion(source)) : "",
  ].join("");
  const end = html.lastIndexOf("</body>");
  return end < 0 ? html + addition : html.slice(0, end) + addition + html.slice(end);
}

/**
 * The response for a template page, with the sandbox policy; a framed one may navigate the top window after a click.
 */
export function documentAnswer(html: string, { isFramed = false } = {}): Response {
  const sandbox = isFramed ? `${SANDBOX} allow-top-navigation-by-user-activation` : SANDBOX;
  return new Response(html, {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": `${sandbox}; frame-ancestors 'self'`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "no-cache",
    },
  });
}
