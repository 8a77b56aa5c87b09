import { reservedPaths } from "../reserved-paths";

/** What is below these never becomes an unknown path. */
const ownFolders = new Set([
  "_next",
  "admin",
  "api",
  "dashboard",
  "landing",
  "og",
  "portal",
  "template-preview",
  "templates",
]);

const ownFile =
  /^(favicon|icon|apple-icon|apple-touch-icon|robots|sitemap|site|manifest)[\w-]*\.(ico|svg|png|txt|xml|json|webmanifest)$/;

/** Whether the product itself answers at a normalised path. */
export function isOwnPath(path: string): boolean {
  const [first = "", ...rest] = path.slice(1).split("/");
  if (first === "" || ownFolders.has(first)) return true;
  return (
    rest.length === 0 &&
    (reservedPaths.has(first) || first === "index" || /^home$/i.test(first) || ownFile.test(first))
  );
}
