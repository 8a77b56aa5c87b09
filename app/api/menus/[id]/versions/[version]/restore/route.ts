import { implement } from "@/lib/api/implement";
import { restaurantCalls } from "@/lib/restaurants/calls";
import { restoreMenuVersion } from "@/lib/restaurants/editor/versions.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(restaurantCalls, {
  "POST /menus/{id}/versions/{version}/restore": async ({ params, user, expectedVersion }) => ({
    menu: await restoreMenuVersion(params.id, params.version, user.email, expectedVersion),
  }),
});
