import { db } from "@/lib/platform/db/client";
import { pageSeoInput } from "@/lib/seo/input";
import { flatSeo } from "./seo";

/** Valid settings; the unusual order of the structured data's keys must survive storage. */
export const { settings: bread } = pageSeoInput.parse({
  ...flatSeo,
  structuredData: [
    { name: "Corner Bakery", "@type": "LocalBusiness", "@context": "https://schema.org", a: [1.5] },
  ],
});

/** Creates settings of this number of pages: `page-0`, `page-1` … */
export async function createPages(count: number) {
  const { structuredData, ...columns } = bread;
  const row = (_: unknown, index: number) => ({ ...columns, structuredData: [], page: `page-${index}` });
  await db.pageSeo.createMany({ data: Array.from({ length: count }, row) });
}
