import { handle, route } from "@/lib/http/handle";
import { expectedVersion, versionTag } from "@/lib/http/version-tag";
import { menuAnswer } from "@/lib/menus/answers";
import { publishDraft } from "@/lib/menus/publish.server";
import { menuIdParams } from "@/lib/menus/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "menus:write",
      params: menuIdParams,
      answer: menuAnswer,
      errors: ["malformed", "not-found", "conflict", "invalid"],
    },
    async ({ request, params, user, headers }) => {
      const menu = await publishDraft(params.id, user.email, expectedVersion(request.headers));
      headers.set("ETag", versionTag(menu.version));
      return { menu };
    },
  ),
});
