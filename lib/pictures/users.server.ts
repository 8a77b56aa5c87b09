import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { Prisma } from "@/prisma/client";
import type { PictureUse } from "./answers";

/**
 * All places that show pictures, as SQL: a `text` with the ids of the pictures, the `label` of the place, and the
 * `href` of its editor. A new place must be added here.
 */
const users = [
  `SELECT "content"::text AS "text", 'Landing page' AS "label", '/admin?tab=editor' AS "href" FROM "LandingContent"`,
  `SELECT "content"::text, 'Business profile', '/admin?tab=business' FROM "BusinessProfile"`,
  `SELECT "content"::text, 'Landing page, not published yet', '/admin?tab=editor' FROM "LandingDraft" WHERE "waits"`,
  `SELECT d."content"::text || coalesce(p."content"::text, ''), 'Page: ' || (d."content"->>'title'), '/admin/pages?page=' || p."id"
     FROM "PageDraft" d JOIN "Page" p ON p."id" = d."pageId"`,
  `SELECT "ogImage" || ' ' || "twitterImage" || ' ' || "structuredData"::text, 'SEO of ' || "page",
     '/admin/seo?page=' || "page" FROM "PageSeo"`,
  `SELECT "headerPictureId", "name", '/admin/menus?restaurant=' || "id" FROM "Restaurant" WHERE "headerPictureId" IS NOT NULL`,
  `SELECT d."pictureId", r."name" || ': ' || d."name",
     '/admin/menus?restaurant=' || r."id" || '&dish=' || d."id"
     FROM "Dish" d JOIN "Restaurant" r ON r."id" = d."restaurantId" WHERE d."pictureId" IS NOT NULL`,
  `SELECT m."content"::text, r."name" || ', not published yet', '/admin/menus?restaurant=' || r."id"
     FROM "MenuDraft" m JOIN "Restaurant" r ON r."id" = m."restaurantId"`,
];

/** A table of all places: `text`, `label` and `href`. */
const places = Prisma.raw(`(${users.join(" UNION ALL ")}) AS place`);

/** A condition on a row `m` of `Picture`: it is shown somewhere. */
export const isShownSomewhere = Prisma.sql`EXISTS (SELECT FROM ${places} WHERE strpos(place."text", m."id") > 0)`;

/** The places that show pictures, by picture id. */
export async function usesOf(
  ids: readonly string[],
  database: Transaction,
): Promise<ReadonlyMap<string, PictureUse[]>> {
  const rows = await database.$queryRaw<(PictureUse & { id: string })[]>`
    SELECT m."id", place."label", place."href" FROM unnest(${[...ids]}::text[]) AS m("id")
    JOIN ${places} ON strpos(place."text", m."id") > 0 ORDER BY place."label"`;
  const uses = new Map<string, PictureUse[]>();
  for (const { id, label, href } of rows) uses.set(id, [...(uses.get(id) ?? []), { label, href }]);
  return uses;
}
