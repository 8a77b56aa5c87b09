import { handle, route } from "@/lib/api/handle";
import { menuVersion } from "@/lib/menus/answers";
import { menuContent, menuVersionParams } from "@/lib/menus/schema";
import { requireMenuVersion } from "@/lib/menus/versions.server";

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
