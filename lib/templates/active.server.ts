import "server-only";
import { knownConfiguration } from "@/lib/installation/state.server";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import type { PageHead } from "@/lib/platform/html/head";
import { log } from "@/lib/platform/log/log";
import { markUncacheable } from "@/lib/platform/tracking/reads";
import { pageAt, pagePath } from "@/lib/site/pages";
import type { ActiveTemplate } from "./answers";
import {
  type MakeHead,
  readDocument,
  shownVersion,
  type TemplateSource,
  withScripts,
} from "./document.server";
import { documentAt, fileAt, pageAddress } from "./page-address";
import { fileAddress, filesAddress, storedFiles } from "./schema";
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

/** The same for visitors: where it can't be read, the last known one, else the built-in page. */
const templateForVisitors = () => active.known().catch(() => null);

/** Identifies what visitors see: `id/hash` of the active template, or an empty text for the built-in page. */
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

/** Whether visitors see a page of the active template at this path. */
export async function hasActivePage(pathname: string): Promise<boolean> {
  const path = documentAt(pathname);
  const source = path ? await templateForVisitors() : null;
  return source?.files.some((file) => file.path === path) ?? false;
}

/**
 * The active template's document for a URL of the site. Null where it has no such page, or where it can't be served:
 * visitors then get the built-in page, and the reason is logged.
 */
export async function answerByTemplate(url: URL, headOf: HeadOf): Promise<string | null> {
  const { pathname } = url;
  const path = documentAt(pathname);
  if (!path) return null;
  const [source, state] = await Promise.all([templateForVisitors(), knownConfiguration()]);
  if (!state?.isConfigured || !source?.files.some((file) => file.path === path)) return null;
  try {
    const document = await readDocument(source, { path, preview: false, head: headOf(pageAt(pathname)) });
    return withScripts(document, source, { isFramed: isFramed(url), follows: true });
  } catch (error) {
    reportUnserved(source, error);
    return null;
  }
}

/** The head of a page as the active template shows it; null where it doesn't show that page. */
export async function headByTemplate(page: string, headOf: HeadOf): Promise<PageHead | null> {
  const path = documentAt(pagePath(page));
  const source = await templateForVisitors();
  if (!path || !source?.files.some((file) => file.path === path)) return null;
  const document = await readDocument(source, { path, preview: false, head: headOf(page) }).catch((error) => {
    reportUnserved(source, error);
    return null;
  });
  return document?.head ?? null;
}

/**
 * The URL of a template file that was requested relative to a page of the site, as template scripts do; null where
 * the active template has no such file.
 */
export async function activeFileAddress(pathname: string): Promise<string | null> {
  const path = pathname.includes(".") ? fileAt(pathname) : null;
  const source = path ? await templateForVisitors() : null;
  if (!path || !source?.files.some((file) => file.path === path)) return null;
  return pageAddress(path) ?? fileAddress(source.id, source.hash, path);
}

function reportUnserved({ id }: TemplateSource, error: unknown) {
  markUncacheable();
  log.error(
    { err: error, template: id },
    "The active template can't be served; visitors see the built-in page",
  );
}

/**
 * The active template for API clients that render it themselves: the HTML without scripts, and the URLs of its files.
 */
export async function describeActiveTemplate(): Promise<ActiveTemplate> {
  const none = { hasTemplate: false, html: null, baseUrl: null, cssFiles: [], jsFiles: [] };
  const source = await activeTemplate();
  if (!source) return none;
  const document = await readDocument(source, { path: "index.html", preview: false }).catch((error) => {
    reportUnserved(source, error);
    return null;
  });
  if (!document) return none;
  const baseUrl = filesAddress(source.id, source.hash);
  return {
    hasTemplate: true,
    html: document.html,
    baseUrl,
    cssFiles: document.stylesheets.map((path) => fileAddress(source.id, source.hash, path)),
    jsFiles: document.scripts.map(({ path }) => fileAddress(source.id, source.hash, path)),
  };
}
