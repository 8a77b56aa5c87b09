import { handle, route } from "@/lib/api/handle";
import { menuVersion } from "@/lib/restaurants/answers";
import { requireMenuVersion } from "@/lib/restaurants/editor/versions.server";
import { menuContent, menuVersionParams } from "@/lib/restaurants/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    {
      permission: "menus:read",
      params: menuVersionParams,
      answer: menuVersion.extend({ content: menuContent }),
      errors: ["not-found"],
    },
    ({ params }) => requireMenuVersion(params.id, params.version),
  ),
});
