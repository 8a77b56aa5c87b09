import { z } from "zod";
import { handle, route } from "@/lib/api/handle";
import { sentUser } from "@/lib/auth/answers";
import { sessionCookieName, tokenCookie } from "@/lib/auth/cookie";
import { bearerToken, heldSessionCookie } from "@/lib/auth/request-token";
import { toSentUser } from "@/lib/auth/schema";
import { rememberedFor } from "@/lib/auth/server";
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
