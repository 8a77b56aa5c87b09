import { implement } from "@/lib/api/implement";
import { restaurantCalls } from "@/lib/restaurants/calls";
import { exportMenu } from "@/lib/restaurants/transfer/export.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(restaurantCalls, {
  "GET /menus/{id}/export": ({ params, query }) => exportMenu(params.id, query.table),
});
