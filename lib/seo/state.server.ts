import "server-only";
import * as z from "zod";
import { parseUrl } from "@/lib/platform/address/parse-url";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { db } from "@/lib/platform/db/client";
import { openGraphTypes, robotsOptions, twitterCards } from "@/lib/platform/html/head";
import { readStructuredData } from "@/lib/platform/html/structured-data";
import { canonicalLanguage } from "@/lib/platform/language/language";
import type { Prisma } from "@/prisma/client";
import { type PageSeo, pageSeo } from "./answers";
import { storedPictureId } from "./pictures";
import { seoDefaults } from "./schema";

/** The columns of a page's settings. */
export const pageSeoFields = Object.fromEntries(
  pageSeo.keyof().options.map((field) => [field, true] as const),
) as Record<keyof PageSeo, true>;

type Row = Prisma.PageSeoGetPayload<{ select: typeof pageSeoFields }>;

const robots = z.enum(robotsOptions).catch(seoDefaults.robots);
const openGraphType = z.enum(openGraphTypes).catch(seoDefaults.ogType);
const twitterCard = z.enum(twitterCards).catch(seoDefaults.twitterCard);
const entries = z.array(z.unknown()).catch([]);

/** Parses a database row; values that don't match the schema become the defaults. */
export function toPageSeo({ updatedAt, ...row }: Row): PageSeo {
  return {
    ...row,
    robots: robots.parse(row.robots),
    ogType: openGraphType.parse(row.ogType),
    twitterCard: twitterCard.parse(row.twitterCard),
    language: canonicalLanguage(row.language) ?? seoDefaults.language,
    structuredData: readStructuredData(entries.parse(row.structuredData)).entries,
    updatedAt: updatedAt.toISOString(),
  };
}

/** The columns of an uploaded picture that its tags need. */
export type OwnPicture = { width: number; height: number; type: string };

/** The cache is shared by all hosts of the site, so any origin counts as this site's. */
const rootOf = (address: string) => parseUrl(address)?.origin ?? "";

/** Stored pictures by their ids. */
export async function findPictures(ids: readonly string[]): Promise<ReadonlyMap<string, OwnPicture>> {
  if (ids.length === 0) return new Map();
  const rows = await db.picture.findMany({
    where: { id: { in: [...new Set(ids)] } },
    select: { id: true, width: true, height: true, type: true },
  });
  return new Map(rows.map(({ id, ...picture }) => [id, picture]));
}

function readPictures(pages: PageSeo[]) {
  const addresses = pages.flatMap(({ ogImage, twitterImage }) => [ogImage, twitterImage]);
  return findPictures(addresses.flatMap((address) => storedPictureId(address, rootOf(address)) ?? []));
}

async function readState() {
  const rows = await db.pageSeo.findMany({ select: pageSeoFields, orderBy: { page: "asc" } });
  const pages = rows.map(toPageSeo);
  return { pages: new Map(pages.map((page) => [page.page, page])), pictures: await readPictures(pages) };
}

const state = cachedRead("seo", readState);

/** The settings of all pages by name. Cached until they change, so a visit usually needs no query. */
export async function seoState(): Promise<ReadonlyMap<string, PageSeo>> {
  return (await state.get()).pages;
}

/**
 * Like `seoState`, with the uploaded pictures of the settings by id; returns the last known state while the database
 * can't be read.
 */
export const knownSeoState = state.known;
