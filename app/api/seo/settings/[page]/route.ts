import { implement } from "@/lib/api/implement";
import { AppError } from "@/lib/platform/http/errors";
import { seoCalls } from "@/lib/seo/calls";
import { requirePageSeo, savePageSeo } from "@/lib/seo/server";
import { toBothShapes } from "@/lib/seo/shapes";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(seoCalls, {
  "GET /seo/settings/{page}": async ({ params }) => toBothShapes(await requirePageSeo(params.page)),
  "POST /seo/settings/{page}": async ({
    params,
    body: { page = params.page, settings, dropped },
    expectedVersion,
  }) => {
    if (page !== params.page) {
      throw new AppError("invalid", `The settings are for the page “${page}”, not “${params.page}”.`, {
        fields: { page: "Another page than in the address" },
      });
    }
    return { ...toBothShapes(await savePageSeo(page, settings, expectedVersion)), dropped };
  },
});
