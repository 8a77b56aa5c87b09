import { implement } from "@/lib/api/implement";
import { restaurantCalls } from "@/lib/restaurants/calls";
import { publishDraft } from "@/lib/restaurants/editor/publish.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(restaurantCalls, {
  "POST /menus/{id}/publish": async ({ params, user, expectedVersion }) => ({
    menu: await publishDraft(params.id, user.email, expectedVersion),
  }),
});
