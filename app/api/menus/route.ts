import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { menuSummary } from "@/lib/restaurants/answers";
import { newRestaurant } from "@/lib/restaurants/schema";
import { addRestaurant, listMenus } from "@/lib/restaurants/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "menus:read", answer: z.object({ menus: z.array(menuSummary) }) }, async () => ({
    menus: await listMenus(),
  })),
  POST: handle(
    {
      permission: "menus:write",
      body: newRestaurant,
      answer: z.object({ menu: menuSummary }),
      errors: ["conflict"],
    },
    async ({ body, user }) => ({ menu: await addRestaurant(body, user.email) }),
  ),
});
