import { handle, route } from "@/lib/http/handle";
import { shownMenu } from "@/lib/ordering/answers";
import { getShownMenu } from "@/lib/ordering/menu.server";
import { menuParams } from "@/lib/ordering/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ access: "public", params: menuParams, answer: shownMenu }, ({ params }) =>
    getShownMenu(params.menu),
  ),
});
