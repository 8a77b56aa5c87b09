import { handle, route } from "@/lib/api/handle";
import { menuIdParams } from "@/lib/menus/schema";
import { exportDishes } from "@/lib/menus/transfer/export.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    { permission: "menus:read", params: menuIdParams, sends: ["text/csv"], errors: ["not-found"] },
    ({ params }) => exportDishes(params.id),
  ),
});
