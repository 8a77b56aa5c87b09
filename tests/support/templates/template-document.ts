import { type DocumentPlace, prepareDocument } from "@/lib/templates/html/prepare-document";
import { type Filling, fillDocument } from "@/lib/templates/html/process-document";

type DocumentContext = DocumentPlace & Filling;

/** Cleans a document and inserts its variables. @throws UnusableDocument if the markup can't be processed */
export const processDocument = (source: string, context: DocumentContext) =>
  fillDocument(prepareDocument(source, context), context);

/** Returns the context of a document in tests, by default that of a lone `index.html`. */
export function documentContext(given: Partial<DocumentContext> = {}): DocumentContext {
  return {
    path: "index.html",
    base: "/files/t/1/",
    files: new Set(["index.html"]),
    variables: { projectName: "Trattoria", companyName: "Rossi & Co", ctaUrl: "/setup", currentYear: "2026" },
    pageAddress: (path) => (path.includes("/") ? null : `/${path.replace(/(^index)?\.html$/, "")}`),
    ...given,
  };
}

/** Returns the content of the processed document's body. */
export function processedBody(source: string, given?: Partial<DocumentContext>): string {
  const { html } = processDocument(`<!DOCTYPE html><body>${source}`, documentContext(given));
  return html.slice(html.indexOf("<body>") + "<body>".length, html.lastIndexOf("</body>"));
}
