import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { expectedVersion } from "@/lib/platform/http/version-tag";
import { menuAnswer } from "@/lib/restaurants/answers";
import { answerMenu } from "@/lib/restaurants/editor/answer-menu";
import { getMenu, saveDraft } from "@/lib/restaurants/editor/drafts.server";
import { MAX_MENU_BYTES, menuContent, menuIdParams } from "@/lib/restaurants/schema";
import { deleteRestaurant } from "@/lib/restaurants/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    { permission: "menus:read", params: menuIdParams, answer: menuAnswer, errors: ["not-found"] },
    async ({ params, headers }) => answerMenu(await getMenu(params.id), headers),
  ),
  PUT: handle(
    {
      permission: "menus:write",
      params: menuIdParams,
      body: menuContent,
      maxBytes: MAX_MENU_BYTES,
      answer: menuAnswer,
      errors: ["malformed", "not-found", "conflict"],
    },
    async ({ request, params, body, user, headers }) => {
      const menu = await saveDraft(params.id, body, user.email, expectedVersion(request.headers));
      return answerMenu(menu, headers);
    },
  ),
  DELETE: handle(
    {
      permission: "menus:write",
      params: menuIdParams,
      answer: z.object({}),
      errors: ["not-found", "conflict"],
    },
    async ({ params }) => {
      await deleteRestaurant(params.id);
      return {};
    },
  ),
});
