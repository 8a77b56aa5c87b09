import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { dishNames } from "@/lib/ordering/answers";
import { listDishNames } from "@/lib/ordering/dish-names.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "menus:read", answer: z.object({ restaurants: dishNames }) }, async () => ({
    restaurants: await listDishNames(),
  })),
});
