import { implement } from "@/lib/api/implement";
import { requestCookie } from "@/lib/platform/http/cookies";
import { siteOrigin } from "@/lib/platform/http/origin";
import { seoCalls } from "@/lib/seo/calls";
import { setupCalls } from "@/lib/setup/calls";
import { checkConfiguration } from "@/lib/setup/check.server";
import { RESET_COOKIE } from "@/lib/setup/schema";
import { hasSetupAccess } from "@/lib/setup/setup-access.server";
import { deletePageNamed } from "../delete-page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(
  { ...setupCalls, ...seoCalls },
  {
    "GET /config/check": ({ request, user, address }) =>
      checkConfiguration({
        user,
        origin: siteOrigin(request.headers),
        hasAccess: () => hasSetupAccess(request.headers, address),
        resetCookie: requestCookie(request.headers, RESET_COOKIE),
      }),
    "DELETE /config/check": deletePageNamed("check"),
  },
);
