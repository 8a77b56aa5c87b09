import { deletePageSeo } from "@/lib/seo/server";

/** Deletes the SEO settings of a page whose name is also the name of another call below `/api/config`. */
export const deletePageNamed =
  (page: string) =>
  async ({ expectedVersion }: { expectedVersion: number | null }) => {
    await deletePageSeo(page, expectedVersion);
    return { page };
  };
