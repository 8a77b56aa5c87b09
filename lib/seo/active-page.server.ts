import "server-only";
import { answerByTemplate, type HeadOf, headByTemplate } from "@/lib/templates/active.server";
import { prepareHead } from "./head.server";

const headOf: HeadOf = async (page) => (await prepareHead(page)).make;

/** What the active template answers at a path of the site, with the page's own head; null where it answers nothing. */
export const activeDocument = (url: URL) => answerByTemplate(url, headOf);

/** What the head of a page of the active template says; null where the template doesn't show the page. */
export const activeHead = (page: string) => headByTemplate(page, headOf);
