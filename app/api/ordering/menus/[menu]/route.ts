import { handle, route } from "@/lib/api/handle";
import { shownMenu } from "@/lib/restaurants/published/answers";
import { menuParams } from "@/lib/restaurants/published/schema";
import { getShownMenu } from "@/lib/restaurants/published/shown-menu.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ access: "public", params: menuParams, answer: shownMenu }, async ({ params, headers }) => {
    const menu = await getShownMenu(params.menu);
    // Open pages ask every half a minute: while nothing has changed, the page cache says just that.
    headers.set("Cache-Control", "no-cache");
    return menu;
  }),
});
