import { handle, route } from "@/lib/api/handle";
import { shownMenu } from "@/lib/ordering/answers";
import { getShownMenu } from "@/lib/ordering/menu.server";
import { menuParams } from "@/lib/ordering/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ access: "public", params: menuParams, answer: shownMenu }, async ({ params, headers }) => {
    const menu = await getShownMenu(params.menu);
    // Open pages ask every half a minute: while nothing has changed, the page cache says just that.
    headers.set("Cache-Control", "no-cache");
    return menu;
  }),
});
