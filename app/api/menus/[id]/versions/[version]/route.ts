import { implement } from "@/lib/api/implement";
import { restaurantCalls } from "@/lib/restaurants/calls";
import { requireMenuVersion } from "@/lib/restaurants/editor/versions.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(restaurantCalls, {
  "GET /menus/{id}/versions/{version}": ({ params }) => requireMenuVersion(params.id, params.version),
});
