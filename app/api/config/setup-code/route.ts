import { handle, route } from "@/lib/api/handle";
import { SETUP_COOKIE, setupCodeInput, setupCookie } from "@/lib/config/schema";
import { grantSetup, SETUP_GRANT_SECONDS } from "@/lib/config/setup-access.server";
import { isHttps } from "@/lib/platform/http/origin";
import { deletePageNamed } from "../delete-page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle(
    { access: "public", body: setupCodeInput, errors: ["too-many-tries"] },
    async ({ request, body, address, cookies }) => {
      const grant = await grantSetup(body.code, address);
      cookies.set(SETUP_COOKIE, grant, {
        ...setupCookie(isHttps(request.headers)),
        maxAge: SETUP_GRANT_SECONDS,
      });
      return {};
    },
  ),
  DELETE: deletePageNamed("setup-code"),
});
