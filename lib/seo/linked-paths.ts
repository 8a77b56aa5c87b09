import { parseUrl } from "@/lib/platform/address/parse-url";
import { attribute, elementsOf, tagOf } from "@/lib/platform/html/markup";
import { parseMarkup, UnusableDocument } from "@/lib/platform/html/parse-markup";

/** The paths of this site that an HTML page links to, without trailing slashes. */
export function linkedPaths(html: string, siteRoot: string): Set<string> {
  const paths = new Set<string>();
  for (const element of elementsOf(parse(html))) {
    const href = tagOf(element) === "a" || tagOf(element) === "area" ? attribute(element, "href") : undefined;
    const url = href === undefined || href.trim().startsWith("#") ? null : parseUrl(href, `${siteRoot}/`);
    if (url && url.host === parseUrl(siteRoot)?.host)
      paths.add(url.pathname.replace(/(?<!\/)\/+$/, "") || "/");
  }
  return paths;
}

function parse(html: string) {
  try {
    return parseMarkup(html);
  } catch (error) {
    if (error instanceof UnusableDocument) return parseMarkup("");
    throw error;
  }
}
