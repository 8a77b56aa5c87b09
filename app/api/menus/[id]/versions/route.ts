import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { menuVersion } from "@/lib/restaurants/answers";
import { listMenuVersions } from "@/lib/restaurants/editor/versions.server";
import { menuIdParams } from "@/lib/restaurants/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    {
      permission: "menus:read",
      params: menuIdParams,
      answer: z.object({ versions: z.array(menuVersion) }),
      errors: ["not-found"],
    },
    async ({ params }) => ({ versions: await listMenuVersions(params.id) }),
  ),
});
