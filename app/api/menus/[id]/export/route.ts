import { handle, route } from "@/lib/api/handle";
import { menuIdParams } from "@/lib/restaurants/schema";
import { exportDishes } from "@/lib/restaurants/transfer/export.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    { permission: "menus:read", params: menuIdParams, sends: ["text/csv"], errors: ["not-found"] },
    ({ params }) => exportDishes(params.id),
  ),
});
