import { isReservedName, reservedPaths } from "@/lib/site/own-paths";

const pageName = /^([a-z0-9-]+)\.html$/;

/** The public path of a page of the active template, `/about` for `about.html`; null if it has none. */
export function pageAddress(path: string): string | null {
  if (path === "index.html") return "/";
  const name = pageName.exec(path)?.[1];
  return name && !isReservedName(name) ? `/${name}` : null;
}

/** The page of the active template for a path of the site. */
export function documentAt(pathname: string): string | null {
  if (pathname === "/" || pathname === "/welcome") return "index.html";
  const path = `${pathname.slice(1)}.html`;
  return pageAddress(path) === pathname ? path : null;
}

/** The file of the active template for a path of the site, as a page's scripts request `img/a.png`. */
export function fileAt(pathname: string): string | null {
  const [, first = ""] = pathname.split("/");
  if (reservedPaths.has(first.toLowerCase())) return null;
  try {
    return decodeURIComponent(pathname.slice(1)).normalize("NFC");
  } catch {
    return null;
  }
}

/** Returns whether a page has no short path, since the product uses it. */
export const isReservedPage = (path: string) => isReservedName(pageName.exec(path)?.[1] ?? "");
