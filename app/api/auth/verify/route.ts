import { toSentUser } from "@/lib/accounts/answers";
import { signInCalls } from "@/lib/accounts/calls/sign-in";
import { sessionCookieName, tokenCookie } from "@/lib/accounts/sessions/cookie";
import { bearerToken, heldSessionCookie } from "@/lib/accounts/sessions/request-token";
import { rememberedFor } from "@/lib/accounts/sessions/server";
import { implement } from "@/lib/api/implement";
import { isHttps } from "@/lib/platform/http/origin";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(signInCalls, {
  "GET /auth/verify": async ({ request, user, cookies }) => {
    const token = bearerToken(request.headers);
    if (token && heldSessionCookie(request.headers) !== token) {
      const maxAge = await rememberedFor(token);
      const secure = isHttps(request.headers);
      cookies.set(sessionCookieName(secure), token, { ...tokenCookie(secure), ...(maxAge && { maxAge }) });
    }
    return { valid: true as const, user: toSentUser(user) };
  },
});
