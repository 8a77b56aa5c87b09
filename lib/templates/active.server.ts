import "server-only";
import { knownConfiguration } from "@/lib/installation/state.server";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import type { PageHead } from "@/lib/platform/html/head";
import { log } from "@/lib/platform/log/log";
import { markUncacheable } from "@/lib/platform/tracking/reads";
import { pageAt, pagePath } from "@/lib/site/pages";
import { fileAddress, filesAddress } from "./addresses";
import type { ActiveTemplate } from "./answers";
import {
  type MakeHead,
  readDocument,
  shownVersion,
  type TemplateSource,
  withScripts,
} from "./document.server";
import { documentAt, fileAt, pageAddress } from "./page-address";
import { storedFiles } from "./schema";
import { isFramed } from "./sign-in-page";

type ActiveSource = TemplateSource & { uploadedAt: Date };

async function readActive(): Promise<ActiveSource | null> {
  const template = await db.template.findFirst({
    where: { active: true },
    select: { id: true, version: true },
  });
  if (!template) return null;
  const version = await db.templateVersion.findUniqueOrThrow({
    where: { templateId_number: { templateId: template.id, number: template.version } },
    select: { hash: true, files: true, uploadedAt: true },
  });
  const { hash, files, uploadedAt } = version;
  return { id: template.id, hash, files: storedFiles.parse(files), uploadedAt };
}

const active = cachedRead("active template", readActive);

/** The active template; null where there is none. Cached until it changes, so a visit usually needs no query. */
export const activeTemplate = active.get;

/** The same for visitors: if it can't be read, the last known one, else the built-in page. */
const templateForVisitors = () => active.known().catch(() => null);

/** Identifies the version that visitors see: `id/hash` of the active template, or an empty text for the built-in page. */
export async function shownTemplate(): Promise<string> {
  const source = await templateForVisitors();
  return source ? shownVersion(source) : "";
}

/** The pages of the active template by their paths on this site, and when it was uploaded. */
export async function activePages(): Promise<{ path: string; uploadedAt: Date }[]> {
  const source = await activeTemplate();
  if (!source) return [];
  return source.files.flatMap((file) => {
    const path = pageAddress(file.path);
    return path ? [{ path, uploadedAt: source.uploadedAt }] : [];
  });
}

/** Makes the head of a page of the site. Passed in, because templates may not import `seo`. */
type HeadOf = (page: string) => Promise<MakeHead>;

/** The active template for visitors, if it has this file. */
async function templateWith(path: string | null): Promise<ActiveSource | null> {
  const source = path === null ? null : await templateForVisitors();
  return source?.files.some((file) => file.path === path) ? source : null;
}

/** Returns whether visitors see a page of the active template at this path. */
export const hasActivePage = async (pathname: string): Promise<boolean> =>
  (await templateWith(documentAt(pathname))) !== null;

/** Reads a document; if it can't be served, logs the reason and returns null. */
async function tryDocument(source: TemplateSource, options: Parameters<typeof readDocument>[1]) {
  try {
    return await readDocument(source, options);
  } catch (error) {
    markUncacheable();
    log.error(
      { err: error, template: source.id },
      "The active template can’t be served; visitors see the built-in page",
    );
    return null;
  }
}

/**
 * The active template's document for a URL of the site. Null if it has no such page, or can't be served:
 * visitors then get the built-in page, and the reason is logged.
 */
export async function answerByTemplate(url: URL, headOf: HeadOf): Promise<string | null> {
  const { pathname } = url;
  const path = documentAt(pathname);
  if (!path) return null;
  const [source, state] = await Promise.all([templateWith(path), knownConfiguration()]);
  if (!state?.isConfigured || !source) return null;
  const document = await tryDocument(source, { path, preview: false, head: headOf(pageAt(pathname)) });
  return document && withScripts(document, source, { isFramed: isFramed(url), follows: true });
}

/** The head of a page as the active template shows it; null where it doesn't show that page. */
export async function headByTemplate(page: string, headOf: HeadOf): Promise<PageHead | null> {
  const path = documentAt(pagePath(page));
  const source = await templateWith(path);
  if (!path || !source) return null;
  const document = await tryDocument(source, { path, preview: false, head: headOf(page) });
  return document?.head ?? null;
}

/**
 * The URL of a template file that was requested relative to a page of the site, as template scripts do; null where
 * the active template has no such file.
 */
export async function activeFileAddress(pathname: string): Promise<string | null> {
  const path = pathname.includes(".") ? fileAt(pathname) : null;
  const source = await templateWith(path);
  if (!path || !source) return null;
  return pageAddress(path) ?? fileAddress(source.id, source.hash, path);
}

/**
 * The active template for API clients that render it themselves: the HTML without scripts, and the URLs of its files.
 */
export async function describeActiveTemplate(): Promise<ActiveTemplate> {
  const source = await activeTemplate();
  const document = source && (await tryDocument(source, { path: "index.html", preview: false }));
  if (!document) return { hasTemplate: false, html: null, baseUrl: null, cssFiles: [], jsFiles: [] };
  const address = (path: string) => fileAddress(source.id, source.hash, path);
  return {
    hasTemplate: true,
    html: document.html,
    baseUrl: filesAddress(source.id, source.hash),
    cssFiles: document.stylesheets.map(address),
    jsFiles: document.scripts.map(({ path }) => address(path)),
  };
}
