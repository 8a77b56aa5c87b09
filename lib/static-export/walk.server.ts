import "server-only";
import { setImmediate as turn } from "node:timers/promises";
import { siteLanguages } from "@/lib/business-profile/language.server";
import { configurationState } from "@/lib/installation/state.server";
import { hasPageHandler } from "@/lib/platform/cache/page-handler";
import type { Rendered } from "@/lib/platform/cache/render";
import { prefixOf } from "@/lib/platform/http/call-path";
import { parseLanguagePath } from "@/lib/site/language-paths";
import { sitePageAt } from "@/lib/site/pages";
import { activeTemplate } from "@/lib/templates/active.server";
import { fileAddress } from "@/lib/templates/addresses";
import { urlsOfCss } from "@/lib/templates/css/urls";
import { exportDocument, type LinkFate } from "./document";
import { ExportFailed, ExportRefused } from "./failure";
import { fetchResource, isPublicFile } from "./fetch-resource.server";
import { headersOf, isSandboxed } from "./file-headers";
import { createFileNames } from "./file-name";
import type { FileHeaders } from "./header-rules";
import { renderCallUs, withoutIsland } from "./island.server";
import { publicPages } from "./public-pages.server";

/** A file of the site. `name` is relative to the root of the site. */
export type SiteFile = { path: string; name: string; type: string; headers: FileHeaders; body: Uint8Array };

/** Pages that lead elsewhere, or don't exist, while the site has few restaurants. */
const mayBeMissing: ReadonlySet<string> = new Set(["/", "/welcome", "/order"]);

/** Files that browsers and search engines request by themselves. */
const wellKnown = [
  "/favicon.ico",
  "/icon.svg",
  "/icon-192.png",
  "/icon-512.png",
  "/apple-touch-icon.png",
  "/site.webmanifest",
  "/sitemap.xml",
];

const PREVIEWS = prefixOf("GET /seo/preview-images/{page}/{file}");
/** Drawing a preview image takes a third of a second; other pages of a large site are exported without one. */
const MAX_PREVIEWS = 40;
const previewIn = /<meta property="og:image" content="([^"]+)"/;

const typeOf = ({ headers }: Rendered) => String(headers["content-type"] ?? "application/octet-stream");
const isDocument = (rendered: Rendered) => typeOf(rendered).startsWith("text/html");

/** The pages and files of one export. */
class Walk {
  private readonly nameOf = createFileNames();
  private readonly waiting: string[] = [];
  private readonly seen = new Set<string>();
  /** Answers that were needed before their turn. */
  private readonly fetched = new Map<string, Rendered>();
  private readonly missing = new Set<string>();
  private previews = 0;
  pages: ReadonlySet<string> = new Set();

  constructor(
    private readonly origin: string,
    private readonly callUs: (path: string) => string,
  ) {}

  private fateOfLink = (path: string): LinkFate => {
    if (this.pages.has(path)) return "kept";
    return sitePageAt(path) ? "removed" : "unlinked";
  };

  add(path: string) {
    if (this.seen.has(path)) return;
    this.seen.add(path);
    this.waiting.push(path);
  }

  private async take(path: string): Promise<Rendered> {
    const early = this.fetched.get(path);
    this.fetched.delete(path);
    return early ?? fetchResource(path, this.origin);
  }

  /** Finds the pages that answer; the others of the list have to. */
  async findPages(listed: readonly string[]) {
    const found: string[] = [];
    for (const path of listed) {
      if (mayBeMissing.has(path)) {
        const rendered = await fetchResource(path, this.origin);
        if (rendered.status !== 200) continue;
        this.fetched.set(path, rendered);
      }
      found.push(path);
    }
    this.pages = new Set(found);
  }

  /** Draws the preview image of a page. @returns false if it is left out */
  private async hasPreview(html: string): Promise<boolean> {
    const address = previewIn.exec(html)?.[1] ?? "";
    const path = URL.canParse(address) ? new URL(address).pathname : "";
    if (!path.startsWith(PREVIEWS)) return true;
    if (this.missing.has(path)) return false;
    if (this.seen.has(path)) return true;
    if (this.previews++ >= MAX_PREVIEWS) return false;
    const rendered = await fetchResource(path, this.origin).catch(() => null);
    if (rendered?.status === 200) this.fetched.set(path, rendered);
    else this.missing.add(path);
    return rendered?.status === 200;
  }

  private async document(path: string, rendered: Rendered): Promise<Uint8Array> {
    const text = new TextDecoder().decode(rendered.body);
    const whole = await withoutIsland(text);
    const { html, files } = exportDocument(whole, {
      url: this.origin + path,
      isTemplate: isSandboxed(rendered.headers),
      fateOfLink: this.fateOfLink,
      isFile: isPublicFile,
      callUs: this.callUs(path),
      dropsPreview: !(await this.hasPreview(text)),
    });
    for (const file of files) if (!this.missing.has(file)) this.add(file);
    return Buffer.from(html);
  }

  private noteFilesOf(path: string, rendered: Rendered) {
    const note = (address: string) => {
      const url = URL.canParse(address, this.origin + path) ? new URL(address, this.origin + path) : null;
      if (url?.origin === this.origin && isPublicFile(url.pathname)) this.add(url.pathname);
    };
    const type = typeOf(rendered);
    if (type.startsWith("text/css"))
      for (const { url } of urlsOfCss(new TextDecoder().decode(rendered.body))) note(url);
    if (path === "/site.webmanifest") {
      const { icons = [] } = JSON.parse(rendered.body.toString()) as { icons?: { src: string }[] };
      for (const { src } of icons) note(src);
    }
  }

  private async fileOf(path: string): Promise<SiteFile | null> {
    const rendered = await this.take(path);
    const isPage = this.pages.has(path);
    if (rendered.status !== 200) {
      if (isPage) throw new ExportFailed(path, `the site answered with status ${rendered.status}`);
      // A page may name a file that doesn't exist, as it does for visitors.
      return null;
    }
    const body = isDocument(rendered) ? await this.document(path, rendered) : rendered.body;
    if (!isDocument(rendered)) this.noteFilesOf(path, rendered);
    const type = typeOf(rendered);
    return {
      path,
      name: this.nameOf(path, { type, isPage }),
      type,
      headers: headersOf(rendered.headers, isDocument(rendered)),
      body,
    };
  }

  async *files(signal: AbortSignal): AsyncGenerator<SiteFile> {
    for (let path = this.waiting.shift(); path !== undefined; path = this.waiting.shift()) {
      signal.throwIfAborted();
      const file = await this.fileOf(path).catch((error: unknown) => {
        if (error instanceof ExportFailed || signal.aborted) throw error;
        throw new ExportFailed(path, error instanceof Error ? error.message : String(error));
      });
      if (file) yield file;
      // Requests of visitors go on.
      await turn();
    }
  }
}

/** @throws ExportRefused if there is no site to export */
export async function requirePublicSite() {
  const state = await configurationState();
  if (!state.isConfigured || state.isComingSoon)
    throw new ExportRefused("The site isn’t public yet. Make it public in the settings first.");
  if (!hasPageHandler()) throw new ExportRefused("Only the built application can export the site.");
}

/** Adds all files of the active template, since its scripts may load any of them. */
async function addTemplate(walk: Walk) {
  const template = await activeTemplate();
  for (const { path } of template?.files ?? [])
    if (template && !path.endsWith(".html")) walk.add(fileAddress(template.id, template.hash, path));
}

/** Returns what stands in place of the forms of a page, in its language. */
async function callUsByPath(): Promise<(path: string) => string> {
  const languages = await siteLanguages();
  const rendered = new Map<string | null, string>();
  for (const language of [null, ...languages.others]) rendered.set(language, await renderCallUs(language));
  return (path) => rendered.get(parseLanguagePath(path, languages).language) ?? "";
}

/**
 * Renders the site as visitors see it, file by file, each when the previous one is taken.
 * @param origin the site's own, without a slash at the end
 * @returns the files, and the paths of the pages
 * @throws ExportRefused if there is no site to export; its iteration throws ExportFailed with the address of a page that
 *   can't be rendered, and the signal's reason
 */
export async function walkSite(
  origin: string,
  signal: AbortSignal,
): Promise<{ files: AsyncGenerator<SiteFile>; pages: ReadonlySet<string> }> {
  await requirePublicSite();
  const walk = new Walk(origin, await callUsByPath());
  await walk.findPages(await publicPages());
  for (const path of walk.pages) walk.add(path);
  for (const path of wellKnown) walk.add(path);
  await addTemplate(walk);
  return { files: walk.files(signal), pages: walk.pages };
}
