import "server-only";
import { cachedRead } from "@/lib/cached-read";
import { knownConfiguration } from "@/lib/config/state.server";
import { db } from "@/lib/db/client";
import type { PageHead } from "@/lib/html/head";
import { log } from "@/lib/log";
import { pageAt, pagePath } from "@/lib/site/pages";
import {
  type MakeHead,
  readDocument,
  shownVersion,
  type TemplateSource,
  withScripts,
} from "./document.server";
import { documentAt, fileAt, pageAddress } from "./page-address";
import { type ActiveTemplate, fileAddress, filesAddress, storedFiles } from "./schema";
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

/** The active template, or null; at most half a second old, so that a visit needs no query. */
export const activeTemplate = active.get;

/** The same for visitors: where it can't be read, what was last known, else the built-in page. */
const templateForVisitors = () => active.known().catch(() => null);

/** To be called after a change, so that the next visitor sees it. */
export const forgetActiveTemplate = active.forget;

/** Names what visitors see: the active template's version, or the built-in page by an empty text. */
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

/** How the head of a page of this site is made, which is not the template's to know. */
export type HeadOf = (page: string) => Promise<MakeHead>;

/**
 * What the active template answers at a path of the site; null where it has no such page, or can't be served:
 * then visitors get the built-in page, and the log says why.
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

/** What the head of a page of the active template says; null where the template doesn't show the page. */
export async function headByTemplate(page: string, headOf: HeadOf): Promise<PageHead | null> {
  const path = documentAt(pagePath(page));
  const source = await templateForVisitors();
  if (!path || !source?.files.some((file) => file.path === path)) return null;
  const document = await readDocument(source, { path, preview: false, head: headOf(page) }).catch(() => null);
  return document?.head ?? null;
}

/** Where the active template has a file that was asked for beside its pages, as their scripts do; null where nowhere. */
export async function activeFileAddress(pathname: string): Promise<string | null> {
  const path = pathname.includes(".") ? fileAt(pathname) : null;
  const source = path ? await templateForVisitors() : null;
  if (!path || !source?.files.some((file) => file.path === path)) return null;
  return pageAddress(path) ?? fileAddress(source.id, source.hash, path);
}

function reportUnserved({ id }: TemplateSource, error: unknown) {
  log.error(
    { err: error, template: id },
    "The active template can't be served; visitors see the built-in page",
  );
}

/** The active template for who shows it by himself: the document without its scripts, and what belongs to it. */
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
