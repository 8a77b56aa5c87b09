import { TOKEN_KEY, tokenCookie } from "@/lib/auth/cookie";
import { toSentUser } from "@/lib/auth/schema";
import { bearerToken, rememberedFor } from "@/lib/auth/server";
import { requestCookie } from "@/lib/http/cookies";
import { handle, route } from "@/lib/http/handle";
import { isHttps } from "@/lib/http/origin";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ access: "signed-in", alsoUnconfigured: true }, async ({ request, user, cookies }) => {
    const token = bearerToken(request.headers);
    if (token && requestCookie(request.headers, TOKEN_KEY) !== token) {
      const maxAge = await rememberedFor(token);
      cookies.set(TOKEN_KEY, token, { ...tokenCookie(isHttps(request.headers)), ...(maxAge && { maxAge }) });
    }
    return { valid: true, user: toSentUser(user) };
  }),
});
