import { count } from "@/components/ui/count";
import type { InspectedTag, Inspection } from "@/lib/seo/answers";

type Summary = { tone: "success" | "warning" | "error"; title: string; text?: string };

/** Returns whether a tag differs from the stored one. */
export const isProblem = ({ verdict }: InspectedTag) => verdict !== "same";

/** Summarises an inspection in a sentence. */
export function summarise({ path, status, redirectedTo, rows }: Inspection): Summary {
  if (redirectedTo !== undefined) {
    const title = redirectedTo
      ? `This page redirects to ${redirectedTo}`
      : "This page redirects without a target";
    return {
      tone: "warning",
      title,
      text: `Search engines find no tags at ${path}: they follow the redirect.`,
    };
  }
  if (status >= 400) {
    return {
      tone: "error",
      title: `This page answers with an error (${status})`,
      text: "Search engines don’t list pages that do so.",
    };
  }
  const problems = rows.filter(isProblem).length;
  if (problems === 0) return { tone: "success", title: `All ${count(rows.length, "tag")} are as stored` };
  return {
    tone: "warning",
    title: `${problems} of ${count(rows.length, "tag")} ${problems === 1 ? "is" : "are"} not as stored`,
  };
}

/** Lists other problems that search engines would find. */
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
