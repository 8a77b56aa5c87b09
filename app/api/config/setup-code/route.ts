import { handle, route } from "@/lib/api/handle";
import { isHttps } from "@/lib/platform/http/origin";
import { SETUP_COOKIE, setupCodeInput, setupCookie } from "@/lib/setup/schema";
import { grantSetup, SETUP_GRANT_SECONDS } from "@/lib/setup/setup-access.server";
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
