import { handle, route } from "@/lib/api/handle";
import { AppError } from "@/lib/platform/http/errors";
import { expectedVersion } from "@/lib/platform/http/version-tag";
import { savedPageSeo, shownPageSeo } from "@/lib/seo/answers";
import { MAX_SEO_BYTES, pageSeoInput } from "@/lib/seo/input";
import { pageParams } from "@/lib/seo/page-name";
import { requirePageSeo, savePageSeo } from "@/lib/seo/server";
import { pageAnswer, savedAnswer } from "../../answers";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    { access: "public", params: pageParams, answer: shownPageSeo, errors: ["not-found"] },
    async ({ params, headers }) => pageAnswer(await requirePageSeo(params.page), headers),
  ),
  POST: handle(
    {
      permission: "seo:write",
      params: pageParams,
      body: pageSeoInput,
      maxBytes: MAX_SEO_BYTES,
      answer: savedPageSeo,
    },
    async ({ request, params, body: { page = params.page, settings, dropped }, headers }) => {
      if (page !== params.page) {
        throw new AppError("invalid", `The settings are for the page “${page}”, not “${params.page}”.`, {
          fields: { page: "Another page than in the address" },
        });
      }
      return savedAnswer(
        await savePageSeo(page, settings, expectedVersion(request.headers)),
        dropped,
        headers,
      );
    },
  ),
});
