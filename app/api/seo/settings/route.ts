import { implement } from "@/lib/api/implement";
import { AppError } from "@/lib/platform/http/errors";
import { seoCalls } from "@/lib/seo/calls";
import { listPageSeo, savePageSeo } from "@/lib/seo/server";
import { toBothShapes, toList } from "@/lib/seo/shapes";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(seoCalls, {
  "GET /seo/settings": async () => toList(await listPageSeo()),
  "POST /seo/settings": async ({ body: { page, settings, dropped }, expectedVersion }) => {
    if (page === undefined) {
      throw new AppError("invalid", "page: Page name is required", {
        fields: { page: "Page name is required" },
      });
    }
    return { ...toBothShapes(await savePageSeo(page, settings, expectedVersion)), dropped };
  },
});
