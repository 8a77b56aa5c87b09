import { implement } from "@/lib/api/implement";
import { seoCalls } from "@/lib/seo/calls";
import { checkPageSeo } from "@/lib/seo/conflicts.server";
import { requireSamePage } from "@/lib/seo/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(seoCalls, {
  "POST /seo/check/{page}": async ({ params, body: { page, settings } }) => {
    requireSamePage(page, params.page);
    return { warnings: await checkPageSeo(params.page, settings) };
  },
});
