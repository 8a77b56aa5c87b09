import { UnusableDocument } from "@/lib/platform/html/parse-markup";
import { urlsOfCss } from "../css/urls";
import { arrangeFindings } from "../findings";
import { isReservedPage } from "../page-address";
import type { Finding } from "../schema";
import { cleanMarkup } from "./clean";
import { missingMessage } from "./inspect-address";
import { type InspectedDocument, inspectDocument } from "./inspect-document";
import { advice, shown, warning } from "./inspect-element";
import { baseOf, decode, locate } from "./locate";
import { prepareDocument } from "./prepare-document";

/** An inspected file; only pages and style sheets need their bytes, others their length. */
export type InspectedFile = { path: string; type: string; bytes: Uint8Array; length?: number };

/** In bytes; larger files are reported. */
const LARGE_FILE_BYTES = 500_000;
/** The maximum length of a style sheet in UTF-16 units, as it is parsed again when it is served. */
const MAX_STYLESHEET_LENGTH = 5_000_000;

/** The graded report of a template's files; bytes may be any text or binary. `onPage` is called for each page. */
export function inspectTemplate(files: readonly InspectedFile[], onPage: OnPage = () => {}): Finding[] {
  const paths = new Set(files.map(({ path }) => path));
  const documents = new Map<string, InspectedDocument>();
  const pages = files.filter(isPage);
  const findings = [
    paths.has("index.html") ? [] : [{ severity: "error", message: "index.html is required" } as const],
    files.flatMap(remarksOnFile),
    ...pages.map((file, index) => {
      onPage(index + 1, pages.length);
      return inspectPage(file, paths, documents);
    }),
    ...files.filter(isStylesheet).map((file) => inspectStylesheet(file, paths)),
    ...Array.from(documents, ([path, document]) => missingAnchors(path, document, documents)),
  ];
  return arrangeFindings(findings.flat());
}

type OnPage = (page: number, of: number) => void;

export const isPage = ({ type }: InspectedFile) => type.startsWith("text/html");
export const isStylesheet = ({ type }: InspectedFile) => type.startsWith("text/css");

function remarksOnFile({ path, bytes, length = bytes.length }: InspectedFile): Finding[] {
  const messages = [
    length > LARGE_FILE_BYTES && `The file is large: ${Math.round(length / 1000)} kB`,
    isReservedPage(path) &&
      "The application has a page of that name, so links lead to this one by a longer address",
  ];
  return messages.flatMap((message) => (message ? { severity: "advice", file: path, message } : []));
}

const decodeText = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

function inspectPage(
  { path, bytes }: InspectedFile,
  paths: ReadonlySet<string>,
  documents: Map<string, InspectedDocument>,
): Finding[] {
  const severity = path === "index.html" ? "error" : "warning";
  const source = decodeText(bytes);
  if (source === null) return [{ severity, file: path, message: "The page can’t be read; save it as UTF-8" }];
  if (source.trim() === "") return [{ severity, file: path, message: "The page is empty" }];
  try {
    const document = inspectDocument(path, source, paths);
    if (document.hasBlocks) prepareDocument(source, { path, base: "/", files: paths });
    else cleanMarkup(source);
    documents.set(path, document);
    return document.findings;
  } catch (error) {
    if (!(error instanceof UnusableDocument)) throw error;
    return [{ severity: "error", file: path, message: error.message }];
  }
}

function inspectStylesheet({ path, bytes }: InspectedFile, paths: ReadonlySet<string>): Finding[] {
  const css = decodeText(bytes);
  if (css === null) {
    return [{ severity: "warning", file: path, message: "The style sheet can’t be read; save it as UTF-8" }];
  }
  if (css.length > MAX_STYLESHEET_LENGTH) {
    return [{ severity: "error", file: path, message: "The style sheet is too long" }];
  }
  return urlsOfCss(css).flatMap(({ url, line }): Finding[] => {
    const target = locate(url, baseOf(path), paths);
    if (target.kind === "missing")
      return [{ file: path, ...warning(line, missingMessage(target.path, paths)) }];
    if (target.kind !== "external") return [];
    return [{ file: path, ...advice(line, `Loads from another host: ${target.url.host}`) }];
  });
}

function missingAnchors(
  file: string,
  { fragments }: InspectedDocument,
  documents: ReadonlyMap<string, InspectedDocument>,
): Finding[] {
  return fragments.flatMap(({ path, fragment, line }) => {
    const page = documents.get(path);
    const names = [fragment, decode(fragment) ?? fragment];
    const isSpecial = /^(top$|!?\/|:~:)/i.test(fragment);
    if (!page || isSpecial || names.some((name) => page.anchors.has(name))) return [];
    const where = path === file ? "this page" : path;
    return [{ file, ...advice(line, `A link leads nowhere: ${where} has no #${shown(fragment)}`) }];
  });
}
