import { parseUrl } from "@/lib/platform/address/parse-url";
import type { PageHead } from "@/lib/platform/html/head";
import { tagContent } from "@/lib/seo/head";

export type PreviewTexts = {
  siteName: string;
  siteRoot: string;
  title: string;
  description: string;
  canonical: string;
  og: { title: string; description: string; image: string };
  twitter: { card: string; title: string; description: string; image: string };
};

/** Returns the texts of the previews from the page's head. */
export function previewTexts(head: PageHead, site: { name: string; root: string }): PreviewTexts {
  const content = (name: string) => tagContent(head, name);
  return {
    siteName: site.name,
    siteRoot: site.root,
    title: content("title"),
    description: content("description"),
    canonical: content("og:url"),
    og: { title: content("og:title"), description: content("og:description"), image: content("og:image") },
    twitter: {
      card: content("twitter:card"),
      title: content("twitter:title"),
      description: content("twitter:description"),
      image: content("twitter:image"),
    },
  };
}

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Formats a URL as search results do: the site, then its path with arrows. */
export function breadcrumb(address: string): string {
  const url = parseUrl(address);
  if (!url || url.origin === "null") return address;
  const path = url.pathname.split("/").filter(Boolean).map(readable);
  return [url.origin, ...path].join(" › ");
}

/** Returns the domain shown below a shared link. */
export const domain = (address: string) => parseUrl(address)?.hostname.replace(/^www\./, "") ?? address;

/** Returns a URL that a browser can load; empty for incomplete ones. */
export function pictureSource(address: string, siteRoot: string): string | null {
  const url = parseUrl(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === "") return null;
  return address.startsWith(`${siteRoot}/`) ? address.slice(siteRoot.length) : address;
}
