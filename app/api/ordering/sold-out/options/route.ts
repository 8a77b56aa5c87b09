import { implement } from "@/lib/api/implement";
import { restaurantCalls } from "@/lib/restaurants/calls";
import { setOptionSoldOut } from "@/lib/restaurants/stock/sold-out.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(restaurantCalls, {
  "POST /ordering/sold-out/options": async ({ body }) => ({ restaurants: await setOptionSoldOut(body) }),
});
