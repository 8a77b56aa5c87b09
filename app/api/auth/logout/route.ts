import { PENDING_SIGN_OUT, sessionCookieName, tokenCookie } from "@/lib/accounts/sessions/cookie";
import { bearerToken, heldSessionCookie } from "@/lib/accounts/sessions/request-token";
import { endSessions } from "@/lib/accounts/sessions/server";
import { handle, route } from "@/lib/api/handle";
import { isHttps } from "@/lib/platform/http/origin";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ access: "public" }, async ({ request, cookies }) => {
    const secure = isHttps(request.headers);
    cookies.set(sessionCookieName(secure), "", { ...tokenCookie(secure), maxAge: 0 });
    cookies.set(PENDING_SIGN_OUT, "", { path: "/", maxAge: 0 });
    await endSessions([bearerToken(request.headers), heldSessionCookie(request.headers)]);
    return {};
  }),
});
