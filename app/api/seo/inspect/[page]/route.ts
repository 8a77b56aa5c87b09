import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { inspection } from "@/lib/seo/answers";
import { inspectPage } from "@/lib/seo/inspect/server";
import { pageParams } from "@/lib/seo/page-name";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    {
      permission: "seo:read",
      params: pageParams,
      answer: z.object({ inspection }),
      errors: ["not-found", "too-large"],
    },
    async ({ params }) => ({
      inspection: await inspectPage(params.page),
    }),
  ),
});
