import * as z from "zod";
import { parseUrl } from "@/lib/platform/address/parse-url";
import { pageAt } from "@/lib/site/pages";
import type { PolicyReport } from "./answers";

const text = z.string().max(20_000);

/** The body of a report to a `report-uri` (Content Security Policy 3, section 5.3). */
const reportBody = z.object({
  "csp-report": z.object({
    "document-uri": text,
    "blocked-uri": text.default(""),
    "effective-directive": text.optional(),
    "violated-directive": text.optional(),
  }),
});

type Seen = Pick<PolicyReport, "directive" | "source" | "page">;

/** Reports about browser extensions are ignored. */
const isOfExtension = (source: string) => /^[a-z-]*extension$/.test(source);

/** Returns an origin, a scheme for addresses without one, or a keyword of the specification; null for other text. */
function sourceOf(blocked: string): string | null {
  const url = parseUrl(blocked);
  if (!url) return /^[a-z-]{0,40}$/.test(blocked) ? blocked || "inline" : null;
  return url.origin !== "null" && url.origin.length <= 200 ? url.origin : url.protocol.slice(0, -1);
}

/** Reduces a report to displayable fields; null if it is not about a page of this site. */
export function readReport(body: unknown): Seen | null {
  const report = reportBody.safeParse(body).data?.["csp-report"];
  if (!report) return null;
  const url = parseUrl(report["document-uri"]);
  const source = sourceOf(report["blocked-uri"]);
  const [directive = ""] = (report["effective-directive"] ?? report["violated-directive"] ?? "").split(" ");
  if (!/^[a-z-]{3,40}$/.test(directive) || source === null || isOfExtension(source) || !url) return null;
  const page = pageAt(url.pathname);
  return /^[\w-]{1,40}$/.test(page) ? { directive, source, page } : null;
}
