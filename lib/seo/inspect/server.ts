import "server-only";
import { UnusableDocument } from "@/lib/platform/html/parse-markup";
import { AppError } from "@/lib/platform/http/errors";
import type { Inspection } from "@/lib/seo/answers";
import { pagePath } from "@/lib/site/pages";
import { activeHead } from "../active-page.server";
import { getPageHead } from "../head.server";
import { siteRoot } from "../site.server";
import { comparePage } from "./compare";
import { type FetchedPage, fetchOwnPage } from "./fetch-own-page";
import { type FoundPage, readPage } from "./read-page";

function read(html: string): FoundPage {
  try {
    return readPage(html);
  } catch (error) {
    if (!(error instanceof UnusableDocument)) throw error;
    throw new AppError("unavailable", `${error.message} to be read.`);
  }
}

/** Shortens an address on this site to its path. */
const withoutRoot = (location: string, root: string) =>
  location.startsWith(`${root}/`) ? location.slice(root.length) : location;

/**
 * Fetches a page as a search engine does, and compares its tags with the expected ones.
 * @throws AppError `unavailable` if the page can't be fetched
 */
export async function inspectPage(page: string): Promise<Inspection> {
  const path = pagePath(page);
  const root = await siteRoot();
  const [fetched, templateHead] = await Promise.all([fetchOwnPage(path, root), activeHead(page)]);
  const head = templateHead ?? (await getPageHead(page));
  const { html, location, robotsHeader, status, bytes, milliseconds } = fetched;
  const facts = { path, status, ...(robotsHeader && { robotsHeader }), bytes, milliseconds };
  if (leadsElsewhere(fetched)) {
    const redirectedTo = withoutRoot(location ?? "", root);
    return { ...facts, redirectedTo, rows: [], headings: [], images: 0, imagesWithoutAlt: 0 };
  }
  const found = read(html);
  const { headings, images, imagesWithoutAlt } = found;
  return { ...facts, rows: comparePage(head, found), headings, images, imagesWithoutAlt };
}

const leadsElsewhere = ({ status, location }: FetchedPage) =>
  location !== null && status >= 300 && status < 400;
