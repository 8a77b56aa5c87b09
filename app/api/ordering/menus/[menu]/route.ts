import { z } from "zod";
import { handle, route } from "@/lib/http/handle";
import { menuItem } from "@/lib/ordering/answers";
import { getMenuItems } from "@/lib/ordering/menu.server";
import { menuParams } from "@/lib/ordering/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    { access: "public", params: menuParams, answer: z.object({ items: z.array(menuItem) }) },
    async ({ params }) => ({
      items: await getMenuItems(params.menu),
    }),
  ),
});
