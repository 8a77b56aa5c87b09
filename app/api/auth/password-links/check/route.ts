import { handle, route } from "@/lib/http/handle";
import { requireLink } from "@/lib/users/links.server";
import { linkInput } from "@/lib/users/schema";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ access: "public", body: linkInput }, ({ body }) => requireLink(body.token)),
});
