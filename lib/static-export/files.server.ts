import "server-only";
import { plainPage } from "@/lib/platform/http/plain-page";
import { securityHeaders } from "@/lib/platform/http/security-headers.mjs";
import { extensionOf } from "@/lib/templates/file-types";
import { caddyConfiguration } from "./caddy";
import { headersOf } from "./file-headers";
import { createHeaderRules, literal } from "./header-rules";
import { nginxConfiguration } from "./nginx";
import { readMe } from "./read-me";
import { exportedRedirects } from "./redirects.server";
import { type SiteRules, siteRedirects } from "./site-rules";
import { type SiteFile, walkSite } from "./walk.server";

/** `isServed` for files of the site; the others are for its operator. */
export type ExportedFile = Pick<SiteFile, "name" | "type" | "body"> & { isServed: boolean; caching?: string };

const text = (name: string, content: string): ExportedFile => ({
  name,
  type: "text/plain; charset=utf-8",
  body: Buffer.from(content),
  isServed: false,
});

const notFoundPage = () =>
  plainPage({
    title: "There is no such page",
    content: `<h1>There is no such page</h1>
<p>It may have moved, or the address has a typing error.</p>
<a href="/">Home</a>`,
    status: 404,
  }).text();

const searchRules = (origin: string) => `User-Agent: *
Allow: /

Sitemap: ${origin}/sitemap.xml
`;

const pathOfName = (name: string) => `/${name.replace(/(^|\/)index\.html$/, "$1")}`.replace(/(.)\/$/, "$1");

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Yields the files of the site, then the configurations of servers and a text for the operator.
 * @throws ExportRefused, ExportFailed, the signal's reason
 */
export async function* exportedFiles(origin: string, signal: AbortSignal): AsyncGenerator<ExportedFile> {
  const { files, pages } = await walkSite(origin, signal);
  const headerRules = createHeaderRules();
  const renamed: SiteRules["renamed"] = [];
  const types = new Map<string, string>();
  const paths = new Set<string>();
  for await (const { path, name, type, headers, body } of files) {
    paths.add(path);
    headerRules.add(pathOfName(name), headers);
    if (pathOfName(name) !== path) renamed.push({ pattern: `^${literal(decoded(path))}$`, name });
    types.set(extensionOf(name), type);
    const caching = headers["Cache-Control"];
    yield { name, type, body, isServed: true, ...(caching && { caching }) };
  }
  const served = { type: "text/html; charset=utf-8", isServed: true };
  yield { name: "404.html", body: Buffer.from(await notFoundPage()), ...served };
  yield {
    ...served,
    name: "robots.txt",
    type: "text/plain; charset=utf-8",
    body: Buffer.from(searchRules(origin)),
  };
  types.set("txt", "text/plain; charset=utf-8");
  const sent = securityHeaders.map(({ key, value }) => [key.toLowerCase(), value]);
  const notFound = headersOf(Object.fromEntries(sent), true);
  headerRules.add("/404.html", notFound);
  const rules: SiteRules = {
    origin,
    redirects: siteRedirects(
      await exportedRedirects(),
      (path) => pages.has(path),
      (path) => paths.has(path),
    ),
    renamed,
    types,
    notFound,
    ...headerRules.list(),
  };
  yield text("nginx.conf", nginxConfiguration(rules));
  yield text("Caddyfile", caddyConfiguration(rules));
  yield text("README.txt", readMe(origin));
}
