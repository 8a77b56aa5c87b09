import * as z from "zod";
import { openGraphTypes, robotsOptions, twitterCards } from "./head";

export const structuredData = z.record(z.string(), z.unknown());

/** The fields of a page's head; an empty text means the default. */
export const headFields = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  canonical: z.string(),
  robots: z.enum(robotsOptions),
  author: z.string(),
  language: z.string(),
  ogTitle: z.string(),
  ogDescription: z.string(),
  ogImage: z.string(),
  ogType: z.enum(openGraphTypes),
  twitterCard: z.enum(twitterCards),
  twitterSite: z.string(),
  twitterTitle: z.string(),
  twitterDescription: z.string(),
  twitterImage: z.string(),
  structuredData: z.array(structuredData),
});
export type HeadFields = z.infer<typeof headFields>;
/** Those that are set. */
export type HeadSettings = Partial<HeadFields>;

export const droppedEntry = z.object({
  index: z.int().describe("Counts from 0 among those that were sent."),
  reason: z.string(),
});
