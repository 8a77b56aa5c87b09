import { urlsOfCss } from "../css/urls";
import { arrangeFindings } from "../findings";
import { isReservedPage } from "../page-address";
import type { Finding } from "../report";
import { cleanMarkup } from "./clean";
import { missingMessage } from "./inspect-address";
import { type InspectedDocument, inspectDocument } from "./inspect-document";
import { shown } from "./inspect-element";
import { baseOf, decode, locate } from "./locate";
import { UnusableDocument } from "./markup";

type TemplateFile = { path: string; bytes: Uint8Array; type: string };

/** Beyond this a file is large, in bytes. */
const LARGE_FILE = 500_000;

/** The graded report of a template's files; bytes may be any text or binary. */
export function inspectTemplate(files: readonly TemplateFile[]): Finding[] {
  const paths = new Set(files.map(({ path }) => path));
  const findings: Finding[] = paths.has("index.html")
    ? []
    : [{ severity: "error", message: "index.html is required" }];
  const documents = new Map<string, InspectedDocument>();
  for (const file of files) {
    const size = Math.round(file.bytes.length / 1000);
    if (file.bytes.length > LARGE_FILE) {
      findings.push({ severity: "advice", file: file.path, message: `The file is large: ${size} kB` });
    }
    if (isReservedPage(file.path)) {
      const message =
        "The application has a page of that name, so links lead to this one by a longer address";
      findings.push({ severity: "advice", file: file.path, message });
    }
    if (file.type.startsWith("text/html")) inspectPage(file, paths, findings, documents);
    if (file.type.startsWith("text/css")) findings.push(...inspectStylesheet(file, paths));
  }
  for (const [path, document] of documents) {
    findings.push(...document.findings, ...missingAnchors(path, document, documents));
  }
  return arrangeFindings(findings);
}

const decodeText = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

function inspectPage(
  { path, bytes }: TemplateFile,
  paths: ReadonlySet<string>,
  findings: Finding[],
  documents: Map<string, InspectedDocument>,
) {
  const severity = path === "index.html" ? "error" : "warning";
  const source = decodeText(bytes);
  if (source === null) {
    findings.push({ severity, file: path, message: "The page can't be read; save it as UTF-8" });
  } else if (source.trim() === "") {
    findings.push({ severity, file: path, message: "The page is empty" });
  } else {
    try {
      cleanMarkup(source);
      documents.set(path, inspectDocument(path, source, paths));
    } catch (error) {
      if (!(error instanceof UnusableDocument)) throw error;
      findings.push({ severity: "error", file: path, message: error.message });
    }
  }
}

function inspectStylesheet({ path, bytes }: TemplateFile, paths: ReadonlySet<string>): Finding[] {
  const css = decodeText(bytes);
  if (css === null) {
    return [{ severity: "warning", file: path, message: "The style sheet can't be read; save it as UTF-8" }];
  }
  return urlsOfCss(css).flatMap(({ url, line }): Finding[] => {
    const target = locate(url, baseOf(path), paths);
    if (target.kind === "missing")
      return [{ severity: "warning", file: path, line, message: missingMessage(target.path, paths) }];
    if (target.kind !== "external") return [];
    const message = `Loads from another host: ${target.url.host}`;
    return [{ severity: "advice", file: path, line, message }];
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
    return [
      {
        severity: "advice",
        file,
        line,
        message: `A link leads nowhere: ${where} has no #${shown(fragment)}`,
      },
    ];
  });
}
