import { db } from "@/lib/platform/db/client";
import { pageSeoInput } from "@/lib/seo/input";
import { flatSeo } from "./seo";

/** Settings as they are saved; a store that forgot the order of their structured data's keys would be found out. */
export const { settings: bread } = pageSeoInput.parse({
  ...flatSeo,
  structuredData: [
    { name: "Corner Bakery", "@type": "LocalBusiness", "@context": "https://schema.org", a: [1.5] },
  ],
});

/** Fills the site with pages, named page-0 and on. */
export async function createPages(count: number) {
  const { structuredData, ...columns } = bread;
  const row = (_: unknown, index: number) => ({ ...columns, structuredData: [], page: `page-${index}` });
  await db.pageSeo.createMany({ data: Array.from({ length: count }, row) });
}
