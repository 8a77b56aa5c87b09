import JSZip from "jszip";
import { elementsOf, tagOf } from "@/lib/platform/html/markup";
import { parseMarkup } from "@/lib/platform/html/parse-markup";
import { urlsOfCss } from "@/lib/templates/css/urls";
import { addressesOf } from "@/lib/templates/html/addresses";

/** The unpacked archive: files by their names. */
export type Archive = ReadonlyMap<string, Buffer>;

export async function unpack(bytes: Buffer): Promise<Archive> {
  const zip = await JSZip.loadAsync(bytes, { checkCRC32: true });
  const files = Object.values(zip.files).filter(({ dir }) => !dir);
  return new Map(
    await Promise.all(files.map(async (file) => [file.name, await file.async("nodebuffer")] as const)),
  );
}

export const textOf = (archive: Archive, name: string) => archive.get(name)?.toString() ?? "";

/** Returns the regular expressions of a block of the configuration of nginx, with what they lead to. */
function patternsIn(configuration: string, expression: RegExp) {
  return [...configuration.matchAll(expression)].map(([, pattern = "", result = ""]) => ({
    pattern: new RegExp(pattern),
    result,
  }));
}

/** Finds files and redirects as a server with the exported configuration does. */
export function serverOf(archive: Archive) {
  const configuration = textOf(archive, "nginx.conf");
  const names = /map \$uri \$site_file \{[^}]*\}/.exec(configuration)?.[0] ?? "";
  const renamed = patternsIn(names, /"~(.*)" "\/(.*)";/g);
  const redirects = patternsIn(configuration, /location ~ "(.*)" \{/g);
  const decode = (path: string) => decodeURIComponent(path);
  const renamedTo = (path: string) => renamed.find(({ pattern }) => pattern.test(decode(path)))?.result;
  const fileAt = (path: string): string | null => {
    const plain = decode(path).slice(1);
    const candidates = [renamedTo(path), plain && `${plain}/index.html`, plain || "index.html"];
    return candidates.find((name) => name && archive.has(`site/${name}`)) ?? null;
  };
  const isRedirected = (path: string) => redirects.some(({ pattern }) => pattern.test(decode(path)));
  return { fileAt, isRedirected };
}

const isDocument = (name: string) => name.endsWith(".html");

/** Yields every address in a file of the site. */
function* addressesIn(name: string, text: string): Generator<string> {
  if (name.endsWith(".css")) for (const { url } of urlsOfCss(text)) yield url;
  if (!isDocument(name)) return;
  for (const element of elementsOf(parseMarkup(text, { isOwn: true }))) {
    if (tagOf(element) === "link" && /canonical/.test(JSON.stringify(element.attrs))) continue;
    for (const { address, use } of addressesOf(element)) if (use !== "other" && use !== "data") yield address;
  }
}

/** Returns the addresses of this site that lead to no file and to no redirect, with the file that names them. */
export function brokenAddresses(archive: Archive, origin: string): string[] {
  const { fileAt, isRedirected } = serverOf(archive);
  const broken: string[] = [];
  for (const [whole, bytes] of archive) {
    const name = whole.replace(/^site\//, "");
    if (name === whole) continue;
    const base = `${origin}/${name.replace(/(?:\/|^)index\.html$/, "")}`;
    for (const address of addressesIn(name, bytes.toString())) {
      if (!URL.canParse(address, base)) continue;
      const url = new URL(address, base);
      if (url.origin !== origin || fileAt(url.pathname) || isRedirected(url.pathname)) continue;
      broken.push(`${address} in ${name}`);
    }
  }
  return broken;
}
