import { implement } from "@/lib/api/implement";
import { seoCalls } from "@/lib/seo/calls";
import { deletePageSeo } from "@/lib/seo/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(seoCalls, {
  "DELETE /config/{page}": async ({ params: { page }, expectedVersion }) => {
    await deletePageSeo(page, expectedVersion);
    return { page };
  },
});
