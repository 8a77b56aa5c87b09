import { count } from "@/components/ui/count";
import type { InspectedTag, Inspection } from "@/lib/seo/answers";

type Summary = { tone: "success" | "warning" | "error"; title: string; text?: string };

/** Whether a tag is not as it is stored. */
export const isProblem = ({ verdict }: InspectedTag) => verdict !== "same";

/** What came of looking at a page, in a sentence. */
export function summarise({ path, status, redirectedTo, rows }: Inspection): Summary {
  if (redirectedTo !== undefined) {
    const title = redirectedTo
      ? `This page leads on to ${redirectedTo}`
      : "This page leads on, but doesn't say where to";
    return {
      tone: "warning",
      title,
      text: `Search engines find no tags at ${path}: they go where it leads.`,
    };
  }
  if (status >= 400) {
    return {
      tone: "error",
      title: `This page answers with an error (${status})`,
      text: "Search engines don't list pages that do so.",
    };
  }
  const problems = rows.filter(isProblem).length;
  if (problems === 0) return { tone: "success", title: `All ${count(rows.length, "tag")} are as stored` };
  return {
    tone: "warning",
    title: `${problems} of ${count(rows.length, "tag")} ${problems === 1 ? "is" : "are"} not as stored`,
  };
}

/** What else a search engine finds worth knowing about a page. */
export function remarksOn({ redirectedTo, robotsHeader, headings, images, imagesWithoutAlt }: Inspection) {
  if (redirectedTo !== undefined) return [];
  const remarks: string[] = [];
  if (/\b(noindex|none)\b/i.test(robotsHeader ?? "")) {
    remarks.push(`The server asks search engines not to list the page: X-Robots-Tag: ${robotsHeader}`);
  }
  if (headings.length !== 1) {
    remarks.push(
      headings.length === 0
        ? "The page has no main heading (h1)."
        : `The page has ${headings.length} main headings (h1) instead of one.`,
    );
  }
  if (imagesWithoutAlt > 0) {
    remarks.push(
      `${imagesWithoutAlt} of ${count(images, "image")} ${imagesWithoutAlt === 1 ? "has" : "have"} no alternative text.`,
    );
  }
  return remarks;
}
