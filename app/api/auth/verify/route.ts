import { z } from "zod";
import { sentUser } from "@/lib/accounts/answers";
import { toSentUser } from "@/lib/accounts/schema";
import { sessionCookieName, tokenCookie } from "@/lib/accounts/sessions/cookie";
import { bearerToken, heldSessionCookie } from "@/lib/accounts/sessions/request-token";
import { rememberedFor } from "@/lib/accounts/sessions/server";
import { handle, route } from "@/lib/api/handle";
import { isHttps } from "@/lib/platform/http/origin";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    {
      access: "signed-in",
      alsoUnconfigured: true,
      beforeSecondFactor: true,
      answer: z.object({ valid: z.literal(true), user: sentUser }),
    },
    async ({ request, user, cookies }) => {
      const token = bearerToken(request.headers);
      if (token && heldSessionCookie(request.headers) !== token) {
        const maxAge = await rememberedFor(token);
        const secure = isHttps(request.headers);
        cookies.set(sessionCookieName(secure), token, { ...tokenCookie(secure), ...(maxAge && { maxAge }) });
      }
      return { valid: true as const, user: toSentUser(user) };
    },
  ),
});
