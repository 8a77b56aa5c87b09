import { implement } from "@/lib/api/implement";
import { isHttps } from "@/lib/platform/http/origin";
import { seoCalls } from "@/lib/seo/calls";
import { setupCalls } from "@/lib/setup/calls";
import { SETUP_COOKIE, setupCookie } from "@/lib/setup/schema";
import { grantSetup, SETUP_GRANT_SECONDS } from "@/lib/setup/setup-access.server";
import { deletePageNamed } from "../delete-page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(
  { ...setupCalls, ...seoCalls },
  {
    "POST /config/setup-code": async ({ request, body, address, cookies }) => {
      const grant = await grantSetup(body.code, address);
      cookies.set(SETUP_COOKIE, grant, {
        ...setupCookie(isHttps(request.headers)),
        maxAge: SETUP_GRANT_SECONDS,
      });
      return {};
    },
    "DELETE /config/setup-code": deletePageNamed("setup-code"),
  },
);
