import { handle, route } from "@/lib/api/handle";
import { exportOrders } from "@/lib/orders/list/export.server";
import { orderFilter } from "@/lib/orders/list/order-list";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "orders:read", query: orderFilter, sends: ["text/csv"] }, ({ query }) =>
    exportOrders(query),
  ),
});
