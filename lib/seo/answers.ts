import * as z from "zod";
import { droppedEntry, headFields } from "@/lib/platform/html/answers";
import { moment } from "@/lib/platform/http/answers";
import { nest } from "./nested-shape";

/** The stored settings of a page, with the number and time of the last save. */
export const pageSeo = z.object({
  page: z.string(),
  ...headFields.shape,
  version: z.int(),
  updatedAt: moment,
});
export type PageSeo = z.infer<typeof pageSeo>;

/** One page in the flat shape. */
export const flatPageSeo = pageSeo
  .omit({ page: true })
  .extend({ pageName: z.string(), keywords: z.string() });
export type FlatPageSeo = z.infer<typeof flatPageSeo>;

const { openGraph, twitter, ...shared } = nest(pageSeo.shape);
/** One page in the nested shape. */
export const nestedPageSeo = z.object({
  ...shared,
  openGraph: z.object(openGraph),
  twitter: z.object(twitter),
});

/** One page in both shapes. */
export const shownPageSeo = z.object({ settings: nestedPageSeo, config: flatPageSeo });
export const savedPageSeo = shownPageSeo.extend({
  dropped: z.array(droppedEntry).describe("Entries that were left out of the structured data."),
});
export const pageSeoList = z.object({ settings: z.array(nestedPageSeo), configs: z.array(flatPageSeo) });

const siteSeo = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.string(),
  ogImage: z.string(),
  canonical: z.string(),
});
/** The tags of the site, under both names. */
export const shownSiteSeo = z.object({ settings: siteSeo, config: siteSeo });

/** A setting that is probably a mistake. */
export const seoWarning = z.object({
  code: z.enum([
    "title-taken",
    "canonical-taken",
    "canonical-noindex",
    "canonical-elsewhere",
    "canonical-ignored",
    "noindex-linked",
    "picture-small",
    "picture-missing",
  ]),
  field: z.string().describe("Its name in the nested shape."),
  message: z.string(),
});
export type SeoWarning = z.infer<typeof seoWarning>;

/** A stored picture. */
export const storedPicture = z.object({
  id: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  type: z.string(),
});
export type StoredPicture = z.infer<typeof storedPicture>;

/** A permanent redirect. */
export const pathRedirect = z.object({ path: z.string(), target: z.string(), createdAt: moment });
export type PathRedirect = z.infer<typeof pathRedirect>;

/** A requested path that does not exist. */
export const unknownPath = z.object({
  path: z.string(),
  count: z.int(),
  firstAskedAt: moment,
  lastAskedAt: moment,
});
export type UnknownPath = z.infer<typeof unknownPath>;

/** The effect of an import on one page. */
export const importedPage = z.object({
  page: z.string().describe("The name in the file."),
  row: z.int().describe("The row of the spreadsheet, or the position in the list of a JSON file, from 1."),
  outcome: z.enum(["new", "changed", "same", "refused"]),
  changes: z.array(z.string()).describe("Changed fields, by their names in the flat shape."),
  errors: z.record(z.string(), z.string()).describe("Messages by field, if the page is refused."),
  dropped: z.array(droppedEntry).describe("Entries that are left out of its structured data."),
});
export type ImportedPage = z.infer<typeof importedPage>;

/** A tag as stored and as found; JSON-LD as indented JSON. */
export const inspectedTag = z.object({
  tag: z.string(),
  expected: z.string().nullable(),
  found: z.string().nullable(),
  verdict: z
    .enum(["same", "different", "missing", "extra", "twice"])
    .describe("`twice`: the page has several such tags, so that it is undefined which one applies."),
  note: z.string().optional().describe("An explanation, such as a misplaced tag."),
});
export type InspectedTag = z.infer<typeof inspectedTag>;

/** A page as a search engine receives it. */
export const inspection = z.object({
  path: z.string(),
  status: z.int(),
  redirectedTo: z.string().optional().describe("The target if the page redirects."),
  robotsHeader: z.string().optional().describe("The header `X-Robots-Tag`."),
  bytes: z.int(),
  milliseconds: z.number(),
  rows: z.array(inspectedTag).describe("Empty if the page redirects."),
  headings: z.array(z.string()).describe("The text of each h1."),
  images: z.int(),
  imagesWithoutAlt: z.int().describe("Images without an `alt` attribute, even an empty one."),
});
export type Inspection = z.infer<typeof inspection>;
