import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { soldOutMenu } from "@/lib/restaurants/published/answers";
import { soldOutInput } from "@/lib/restaurants/published/sold-out";
import { getSoldOut, setSoldOut } from "@/lib/restaurants/published/sold-out.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "orders:read", answer: z.object({ menus: z.array(soldOutMenu) }) }, async () => ({
    menus: await getSoldOut(),
  })),
  POST: handle(
    { permission: "sold-out:write", body: soldOutInput, answer: z.object({ menus: z.array(soldOutMenu) }) },
    async ({ body }) => ({
      menus: await setSoldOut(body),
    }),
  ),
});
