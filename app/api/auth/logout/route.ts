import { PENDING_SIGN_OUT, TOKEN_KEY, tokenCookie } from "@/lib/auth/cookie";
import { bearerToken, endSessions } from "@/lib/auth/server";
import { requestCookie } from "@/lib/http/cookies";
import { handle, route } from "@/lib/http/handle";
import { isHttps } from "@/lib/http/origin";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ access: "public" }, async ({ request, cookies }) => {
    cookies.set(TOKEN_KEY, "", { ...tokenCookie(isHttps(request.headers)), maxAge: 0 });
    cookies.set(PENDING_SIGN_OUT, "", { path: "/", maxAge: 0 });
    await endSessions([bearerToken(request.headers), requestCookie(request.headers, TOKEN_KEY)]);
    return {};
  }),
});
