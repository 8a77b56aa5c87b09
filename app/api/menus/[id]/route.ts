import { implement } from "@/lib/api/implement";
import { restaurantCalls } from "@/lib/restaurants/calls";
import { getMenu, saveDraft } from "@/lib/restaurants/editor/drafts.server";
import { deleteRestaurant } from "@/lib/restaurants/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(restaurantCalls, {
  "GET /menus/{id}": async ({ params }) => ({ menu: await getMenu(params.id) }),
  "PUT /menus/{id}": async ({ params, body, user, expectedVersion }) => ({
    menu: await saveDraft(params.id, body, user.email, expectedVersion),
  }),
  "DELETE /menus/{id}": async ({ params }) => {
    await deleteRestaurant(params.id);
    return {};
  },
});
