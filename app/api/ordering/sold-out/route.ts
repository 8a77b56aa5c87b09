import { handle, route } from "@/lib/http/handle";
import { soldOutInput } from "@/lib/ordering/sold-out";
import { getSoldOut, setSoldOut } from "@/lib/ordering/sold-out.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ access: "admin" }, async () => ({ menus: await getSoldOut() })),
  POST: handle({ access: "admin", body: soldOutInput }, async ({ body }) => ({
    menus: await setSoldOut(body),
  })),
});
