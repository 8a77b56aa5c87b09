import { implement } from "@/lib/api/implement";
import { AppError } from "@/lib/platform/http/errors";
import { seoCalls } from "@/lib/seo/calls";
import { checkPageSeo } from "@/lib/seo/conflicts.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(seoCalls, {
  "POST /seo/check/{page}": async ({ params, body: { page = params.page, settings } }) => {
    if (page !== params.page) {
      throw new AppError("invalid", `The settings are for the page “${page}”, not “${params.page}”.`, {
        fields: { page: "Another page than in the address" },
      });
    }
    return { warnings: await checkPageSeo(page, settings) };
  },
});
