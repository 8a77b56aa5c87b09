import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { dishNames } from "@/lib/restaurants/published/answers";
import { listDishNames } from "@/lib/restaurants/published/dish-names.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "menus:read", answer: z.object({ restaurants: dishNames }) }, async () => ({
    restaurants: await listDishNames(),
  })),
});
