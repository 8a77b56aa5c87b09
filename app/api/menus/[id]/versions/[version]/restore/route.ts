import { handle, route } from "@/lib/api/handle";
import { expectedVersion } from "@/lib/platform/http/version-tag";
import { menuAnswer } from "@/lib/restaurants/answers";
import { answerMenu } from "@/lib/restaurants/editor/answer-menu";
import { restoreMenuVersion } from "@/lib/restaurants/editor/versions.server";
import { menuVersionParams } from "@/lib/restaurants/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    {
      permission: "menus:write",
      params: menuVersionParams,
      answer: menuAnswer,
      errors: ["malformed", "not-found", "conflict", "invalid"],
    },
    async ({ request, params: { id, version }, user, headers }) => {
      const menu = await restoreMenuVersion(id, version, user.email, expectedVersion(request.headers));
      return answerMenu(menu, headers);
    },
  ),
});
