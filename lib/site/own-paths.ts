import { pageAt, sitePages } from "./pages";

const names: ReadonlySet<string> = new Set(sitePages.map(({ name }) => name));
const folders = sitePages.filter(({ folder }) => folder);
/** Only paths below these belong to the product. */
const onlyBelow: ReadonlySet<string> = new Set(
  folders.filter((page) => page.onlyBelow).map(({ name }) => name),
);

/** First path segments of files and calls. */
const otherAddresses = [
  "api",
  "create-payment-intent",
  "icon",
  "landing",
  "og",
  "robots",
  "site-preview",
  "sitemap",
  "templates",
];

/** A template's page replaces these. */
const replaceable: ReadonlySet<string> = new Set(
  sitePages.filter((page) => page.replaceable).map(({ name }) => name),
);

/** The first path segments that belong to the product, in lower case. */
export const reservedPaths: ReadonlySet<string> = new Set(
  [...names, ...otherAddresses].map((name) => name.toLowerCase()),
);

/** Returns whether the product has a page of this name, so that templates and custom pages can't use it. */
export const isReservedName = (name: string) =>
  reservedPaths.has(name) && !onlyBelow.has(name) && !replaceable.has(name);

/** Paths below these are never counted as unknown. */
const ownFolders: ReadonlySet<string> = new Set([
  "_next",
  "api",
  "landing",
  "og",
  "site-preview",
  "templates",
  ...folders.map(({ name }) => name),
]);

const ownFile =
  /^(favicon|icon|apple-icon|apple-touch-icon|robots|sitemap|site|manifest)[\w-]*\.(ico|svg|png|txt|xml|json|webmanifest)$|^(kitchen|push)-worker\.js$/;

/** Returns whether the product itself answers at a normalised path. */
export function isOwnPath(path: string): boolean {
  const [first = "", ...rest] = path.slice(1).split("/");
  if (rest.length === 0 && onlyBelow.has(first)) return false;
  if (first === "" || ownFolders.has(first)) return true;
  if (rest.length > 0) return false;
  return reservedPaths.has(first) || first === "index" || names.has(pageAt(path)) || ownFile.test(first);
}
