import { handle, route } from "@/lib/api/handle";
import { AppError } from "@/lib/platform/http/errors";
import { expectedVersion } from "@/lib/platform/http/version-tag";
import { pageSeoList, savedPageSeo } from "@/lib/seo/answers";
import { MAX_SEO_BYTES, pageSeoInput } from "@/lib/seo/input";
import { listPageSeo, savePageSeo } from "@/lib/seo/server";
import { toList } from "@/lib/seo/shapes";
import { savedAnswer } from "../answers";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "seo:read", answer: pageSeoList }, async () => toList(await listPageSeo())),
  POST: handle(
    { permission: "seo:write", body: pageSeoInput, maxBytes: MAX_SEO_BYTES, answer: savedPageSeo },
    async ({ request, body: { page, settings, dropped }, headers }) => {
      if (page === undefined) {
        throw new AppError("invalid", "page: Page name is required", {
          fields: { page: "Page name is required" },
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
