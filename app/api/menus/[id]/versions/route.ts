import { implement } from "@/lib/api/implement";
import { restaurantCalls } from "@/lib/restaurants/calls";
import { listMenuVersions } from "@/lib/restaurants/editor/versions.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(restaurantCalls, {
  "GET /menus/{id}/versions": async ({ params }) => ({ versions: await listMenuVersions(params.id) }),
});
