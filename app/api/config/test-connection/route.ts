import { testConnection } from "@/lib/config/connection.server";
import { requireSetupAccess } from "@/lib/config/reset.server";
import { connectionInput, RESET_COOKIE } from "@/lib/config/schema";
import { requestCookie } from "@/lib/http/cookies";
import { handle, route } from "@/lib/http/handle";
import { deletePageNamed } from "../delete-page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ access: "visitor", body: connectionInput }, async ({ request, body, user }) => {
    await requireSetupAccess(user, requestCookie(request.headers, RESET_COOKIE));
    return testConnection(body);
  }),
  DELETE: deletePageNamed("test-connection"),
});
