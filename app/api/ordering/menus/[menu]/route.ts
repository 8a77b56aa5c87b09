import { handle, route } from "@/lib/http/handle";
import { getMenuItems } from "@/lib/ordering/menu.server";
import { menuParams } from "@/lib/ordering/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ access: "public", params: menuParams }, async ({ params }) => ({
    items: await getMenuItems(params.menu),
  })),
});
