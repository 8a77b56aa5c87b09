import { checkConfiguration } from "@/lib/config/check.server";
import { handle, route } from "@/lib/http/handle";
import { siteOrigin } from "@/lib/http/origin";
import { deletePageNamed } from "../delete-page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ access: "visitor" }, ({ request, user }) =>
    checkConfiguration({ user, origin: siteOrigin(request.headers) }),
  ),
  DELETE: deletePageNamed("check"),
});
