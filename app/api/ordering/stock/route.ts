import { implement } from "@/lib/api/implement";
import { restaurantCalls } from "@/lib/restaurants/calls";
import { setStock } from "@/lib/restaurants/stock/set-stock.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(restaurantCalls, {
  "PUT /ordering/stock": async ({ body }) => ({ restaurants: await setStock(body) }),
});
