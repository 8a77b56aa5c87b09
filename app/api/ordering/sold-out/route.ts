import { implement } from "@/lib/api/implement";
import { restaurantCalls } from "@/lib/restaurants/calls";
import { getSoldOut, setSoldOut } from "@/lib/restaurants/stock/sold-out.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(restaurantCalls, {
  "GET /ordering/sold-out": async () => ({
    restaurants: await getSoldOut(),
  }),
  "POST /ordering/sold-out": async ({ body }) => ({
    restaurants: await setSoldOut(body),
  }),
});
