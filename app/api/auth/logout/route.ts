import { signInCalls } from "@/lib/accounts/calls/sign-in";
import { PENDING_SIGN_OUT, sessionCookieName, tokenCookie } from "@/lib/accounts/sessions/cookie";
import { bearerToken, heldSessionCookie } from "@/lib/accounts/sessions/request-token";
import { endSessions } from "@/lib/accounts/sessions/server";
import { implement } from "@/lib/api/implement";
import { isHttps } from "@/lib/platform/http/origin";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(signInCalls, {
  "POST /auth/logout": async ({ request, cookies }) => {
    const secure = isHttps(request.headers);
    cookies.set(sessionCookieName(secure), "", { ...tokenCookie(secure), maxAge: 0 });
    cookies.set(PENDING_SIGN_OUT, "", { path: "/", maxAge: 0 });
    await endSessions([bearerToken(request.headers), heldSessionCookie(request.headers)]);
    return {};
  },
});
