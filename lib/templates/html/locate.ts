import { parseUrl } from "@/lib/platform/address/parse-url";
import { attribute, type Document, elementsOf, tagOf } from "@/lib/platform/html/markup";
import { encodePath } from "@/lib/platform/http/call-path";
import { isAbsolute, trimAddress } from "./address";

/** The target of an address; `suffix` is its query and fragment. */
export type Target =
  | { kind: "here"; fragment: string }
  | { kind: "file"; path: string; suffix: string; fragment: string }
  | { kind: "missing"; path: string }
  | { kind: "external"; url: URL }
  | { kind: "other" };

const TEMPLATE = "http://template.invalid";

/** The base URL of a template file's relative addresses. */
export const baseOf = (path: string) => `${TEMPLATE}/${encodePath(path)}`;

/** Longest base URL of a document, in characters: every address is resolved against it. */
const MAX_BASE_LENGTH = 2_000;

/** Like `baseOf` for a document: its `base` element counts. */
export function baseOfDocument(document: Document, path: string): string {
  for (const element of elementsOf(document)) {
    const href = tagOf(element) === "base" ? attribute(element, "href") : undefined;
    if (href === undefined) continue;
    const base = href.length > MAX_BASE_LENGTH ? null : parseUrl(href, baseOf(path));
    return base && /^https?:$/.test(base.protocol) ? base.href : baseOf(path);
  }
  return baseOf(path);
}

/** Resolves an address; `..` never leads out of the template. */
export function locate(address: string, base: string, files: ReadonlySet<string>): Target {
  const trimmed = trimAddress(address);
  if (trimmed === "" || /^[#?]/.test(trimmed)) return { kind: "here", fragment: fragmentOf(trimmed) };
  const url = parseUrl(trimmed, base);
  if (!url) return { kind: "other" };
  if (url.origin !== TEMPLATE || isAbsolute(trimmed)) {
    return /^https?:$/.test(url.protocol) ? { kind: "external", url } : { kind: "other" };
  }
  const raw = url.pathname.replace(/^\/+/, "").replace(/\/{2,}/g, "/");
  const names = [decode(raw), raw].filter((name) => name !== null);
  for (const name of names) {
    const path = findFile(name, files);
    const suffix = url.search + url.hash;
    if (path !== undefined) return { kind: "file", path, suffix, fragment: fragmentOf(url.hash) };
  }
  return { kind: "missing", path: names[0] ?? raw };
}

const fragmentOf = (address: string) => /#(.*)$/s.exec(address)?.[1] ?? "";

/** Percent-decodes a text; null if it isn't UTF-8. */
export function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

type Index = { byForm: Map<string, string>; byLowerCase: Map<string, string> };

const lower = (path: string) => path.normalize("NFC").toLowerCase();

const indexes = new WeakMap<ReadonlySet<string>, Index>();

function indexOf(files: ReadonlySet<string>): Index {
  const known = indexes.get(files);
  if (known) return known;
  const index: Index = { byForm: new Map(), byLowerCase: new Map() };
  for (const path of files) {
    index.byForm.set(path.normalize("NFC"), path);
    index.byLowerCase.set(lower(path), path);
  }
  indexes.set(files, index);
  return index;
}

/** Finds the file of this name in any Unicode form; for a folder its `index.html`. */
function findFile(name: string, files: ReadonlySet<string>): string | undefined {
  const isFolder = name === "" || name.endsWith("/");
  const candidates = isFolder ? [`${name}index.html`] : [name, `${name}/index.html`];
  const exact = candidates.find((one) => files.has(one));
  if (exact !== undefined || !/[^\0-~]/.test(name)) return exact;
  const { byForm } = indexOf(files);
  return candidates.map((one) => byForm.get(one.normalize("NFC"))).find((path) => path !== undefined);
}

/** Finds the file whose name differs only by the case of letters. */
export const findInOtherCase = (name: string, files: ReadonlySet<string>) =>
  indexOf(files).byLowerCase.get(lower(name));

/** The address of a file that is served under `base`. */
export const addressOf = (base: string, path: string) => base + encodePath(path);
