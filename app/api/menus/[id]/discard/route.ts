import { implement } from "@/lib/api/implement";
import { restaurantCalls } from "@/lib/restaurants/calls";
import { discardDraft } from "@/lib/restaurants/editor/drafts.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(restaurantCalls, {
  "POST /menus/{id}/discard": async ({ params, user, expectedVersion }) => ({
    menu: await discardDraft(params.id, user.email, expectedVersion),
  }),
});
