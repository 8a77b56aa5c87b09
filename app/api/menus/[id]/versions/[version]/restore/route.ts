import { handle, route } from "@/lib/api/handle";
import { answerMenu } from "@/lib/menus/answer-menu";
import { menuAnswer } from "@/lib/menus/answers";
import { menuVersionParams } from "@/lib/menus/schema";
import { restoreMenuVersion } from "@/lib/menus/versions.server";
import { expectedVersion } from "@/lib/platform/http/version-tag";

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
