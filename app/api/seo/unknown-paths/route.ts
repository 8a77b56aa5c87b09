import { implement } from "@/lib/api/implement";
import { seoCalls } from "@/lib/seo/calls";
import { deleteUnknownPaths } from "@/lib/seo/redirects/unknown-paths.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(seoCalls, {
  "DELETE /seo/unknown-paths": async ({ body }) => ({
    forgotten: await deleteUnknownPaths("path" in body ? body.path : null),
  }),
});
