import { implement } from "@/lib/api/implement";
import { seoCalls } from "@/lib/seo/calls";
import { inspectPage } from "@/lib/seo/inspect/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(seoCalls, {
  "GET /seo/inspect/{page}": async ({ params }) => ({
    inspection: await inspectPage(params.page),
  }),
});
