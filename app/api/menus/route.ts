import { implement } from "@/lib/api/implement";
import { restaurantCalls } from "@/lib/restaurants/calls";
import { addRestaurant, listRestaurants } from "@/lib/restaurants/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(restaurantCalls, {
  "GET /menus": async () => ({
    restaurants: await listRestaurants(),
  }),
  "POST /menus": async ({ body, user }) => ({ restaurant: await addRestaurant(body, user.email) }),
});
