import { isReservedName, reservedPaths } from "@/lib/site/own-paths";

const pageName = /^([a-z0-9-]+)\.html$/;

/** Where visitors find a page of the active template, `about.html` at `/about`; null where it has no address there. */
export function pageAddress(path: string): string | null {
  if (path === "index.html") return "/";
  const name = pageName.exec(path)?.[1];
  return name && !isReservedName(name) ? `/${name}` : null;
}

/** The page that the active template shows at a path of the site, where it has it. */
export function documentAt(pathname: string): string | null {
  if (pathname === "/" || pathname === "/welcome") return "index.html";
  const path = `${pathname.slice(1)}.html`;
  return pageAddress(path) === pathname ? path : null;
}

/** The file that the active template may have at a path of the site, as a page's scripts ask for `img/a.png`. */
export function fileAt(pathname: string): string | null {
  const [, first = ""] = pathname.split("/");
  if (reservedPaths.has(first.toLowerCase())) return null;
  try {
    return decodeURIComponent(pathname.slice(1)).normalize("NFC");
  } catch {
    return null;
  }
}

/** A template's page that visitors can't reach at an address of its own, since the product has it. */
export const isReservedPage = (path: string) => isReservedName(pageName.exec(path)?.[1] ?? "");
