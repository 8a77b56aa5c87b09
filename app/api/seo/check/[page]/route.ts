import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { AppError } from "@/lib/platform/http/errors";
import { seoWarning } from "@/lib/seo/answers";
import { checkPageSeo } from "@/lib/seo/conflicts.server";
import { MAX_SEO_BYTES, pageSeoInput } from "@/lib/seo/input";
import { pageParams } from "@/lib/seo/page-name";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "seo:read",
      params: pageParams,
      body: pageSeoInput,
      maxBytes: MAX_SEO_BYTES,
      answer: z.object({ warnings: z.array(seoWarning) }),
      errors: ["not-found"],
    },
    async ({ params, body: { page = params.page, settings } }) => {
      if (page !== params.page) {
        throw new AppError("invalid", `The settings are for the page “${page}”, not “${params.page}”.`, {
          fields: { page: "Another page than in the address" },
        });
      }
      return { warnings: await checkPageSeo(page, settings) };
    },
  ),
});
