import { isRecentSignIn } from "@/lib/accounts/sessions/recent-sign-in.server";
import { callerOf } from "@/lib/accounts/sign-in/device";
import { implement } from "@/lib/api/implement";
import { requestCookie } from "@/lib/platform/http/cookies";
import { isHttps, visitedOrigin } from "@/lib/platform/http/origin";
import { seoCalls } from "@/lib/seo/calls";
import { setupCalls } from "@/lib/setup/calls";
import { mayConfigure, RESET_GRANT_SECONDS, resetConfiguration } from "@/lib/setup/reset.server";
import { RESET_COOKIE, SETUP_COOKIE, setupCookie } from "@/lib/setup/schema";
import { saveConfiguration } from "@/lib/setup/server";
import { hasSetupAccess } from "@/lib/setup/setup-access.server";
import { currentStorage } from "@/lib/setup/storage.server";
import { deletePageNamed } from "../delete-page";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(
  { ...setupCalls, ...seoCalls },
  {
    "POST /config/save": async ({ request, body, session, address, cookies }) => {
      const cookie = setupCookie(isHttps(request.headers));
      const caller = callerOf(request.headers, address);
      if (body.isConfigured) {
        const resetCookie = requestCookie(request.headers, RESET_COOKIE);
        const saved = await saveConfiguration(body, {
          isTrusted: session !== null && mayConfigure(session.user) && isRecentSignIn(session),
          resetCookie,
          caller,
          origin: visitedOrigin(request.headers),
          hasAccess: () => hasSetupAccess(request.headers, address),
        });
        for (const name of [RESET_COOKIE, SETUP_COOKIE]) {
          if (requestCookie(request.headers, name)) cookies.set(name, "", { ...cookie, maxAge: 0 });
        }
        return saved;
      }
      const grant = await resetConfiguration(body, session, caller);
      cookies.set(RESET_COOKIE, grant, { ...cookie, maxAge: RESET_GRANT_SECONDS });
      return { isConfigured: false, storage: currentStorage() };
    },
    "DELETE /config/save": deletePageNamed("save"),
  },
);
