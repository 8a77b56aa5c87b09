import { implement } from "@/lib/api/implement";
import { restaurantCalls } from "@/lib/restaurants/calls";
import { listDishNames } from "@/lib/restaurants/published/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(restaurantCalls, {
  "GET /ordering/dishes": async () => ({
    restaurants: await listDishNames(),
  }),
});
