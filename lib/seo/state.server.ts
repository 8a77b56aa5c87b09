import "server-only";
import { z } from "zod";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/prisma/generated/client";
import { openGraphTypes, type PageSeo, robotsOptions, twitterCards } from "./schema";
import { readStructuredData } from "./structured-data";

export const pageSeoFields = {
  page: true,
  version: true,
  title: true,
  description: true,
  keywords: true,
  canonical: true,
  robots: true,
  author: true,
  language: true,
  ogTitle: true,
  ogDescription: true,
  ogImage: true,
  ogType: true,
  twitterCard: true,
  twitterSite: true,
  twitterTitle: true,
  twitterDescription: true,
  twitterImage: true,
  structuredData: true,
  updatedAt: true,
} satisfies Prisma.PageSeoSelect;

type Row = Prisma.PageSeoGetPayload<{ select: typeof pageSeoFields }>;

const robots = z.enum(robotsOptions).catch("index, follow");
const openGraphType = z.enum(openGraphTypes).catch("website");
const twitterCard = z.enum(twitterCards).catch("summary_large_image");
const entries = z.array(z.unknown()).catch([]);

/** A row as the product knows it; what an older program wrote and this one can't read gives way to the defaults. */
export function toPageSeo({ updatedAt, ...row }: Row): PageSeo {
  return {
    ...row,
    robots: robots.parse(row.robots),
    ogType: openGraphType.parse(row.ogType),
    twitterCard: twitterCard.parse(row.twitterCard),
    structuredData: readStructuredData(entries.parse(row.structuredData)).entries,
    updatedAt: updatedAt.toISOString(),
  };
}

/** How long what was read is believed, in milliseconds: other instances may change it. */
const FRESH_FOR = 500;

type Cached = { pages: Promise<ReadonlyMap<string, PageSeo>>; readAt: number };
const shared = globalThis as { platformSeo?: Cached };

async function readPages(): Promise<ReadonlyMap<string, PageSeo>> {
  const rows = await db.pageSeo.findMany({ select: pageSeoFields, orderBy: { page: "asc" } });
  return new Map(rows.map((row) => [row.page, toPageSeo(row)]));
}

/** The settings of all pages by their names; at most half a second old, so that a visit needs no query. */
export function seoState(): Promise<ReadonlyMap<string, PageSeo>> {
  const cached = shared.platformSeo;
  if (cached && Date.now() - cached.readAt < FRESH_FOR) return cached.pages;
  const pages = readPages();
  shared.platformSeo = { pages, readAt: Date.now() };
  pages.catch(forgetSeoState);
  return pages;
}

/** To be called after a change, so that the next visitor sees it. */
export function forgetSeoState() {
  shared.platformSeo = undefined;
}
