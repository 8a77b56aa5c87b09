import "server-only";
import { answerByTemplate, headByTemplate } from "@/lib/templates/active.server";
import { prepareHead } from "./head.server";

/** The active template's document for a URL, with the page's own head; null if it has none. */
export const activeDocument = (url: URL) => answerByTemplate(url, prepareHead);

/** The head of a page as the active template shows it; null if it doesn't show that page. */
export const activeHead = (page: string) => headByTemplate(page, prepareHead);
