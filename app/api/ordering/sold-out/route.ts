import { handle, route } from "@/lib/http/handle";
import { soldOutInput } from "@/lib/ordering/sold-out";
import { getSoldOut, setSoldOut } from "@/lib/ordering/sold-out.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ permission: "orders:read" }, async () => ({ menus: await getSoldOut() })),
  POST: handle({ permission: "sold-out:write", body: soldOutInput }, async ({ body }) => ({
    menus: await setSoldOut(body),
  })),
});
