import { PENDING_SIGN_OUT, sessionCookieName, tokenCookie } from "@/lib/auth/cookie";
import { callerOf, DEVICE_COOKIE, deviceCookie, newDevice } from "@/lib/auth/device";
import { loginInput } from "@/lib/auth/schema";
import { endSessions, heldSessionCookie, REMEMBERED_SECONDS, signIn } from "@/lib/auth/server";
import { requestCookie } from "@/lib/http/cookies";
import { handle, route } from "@/lib/http/handle";
import { isHttps } from "@/lib/http/origin";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: handle({ access: "public", body: loginInput }, async ({ request, body, address, cookies }) => {
    const answer = await signIn(body, callerOf(request.headers, address));
    await endSessions([heldSessionCookie(request.headers)]);
    const secure = isHttps(request.headers);
    cookies.set(sessionCookieName(secure), answer.token, {
      ...tokenCookie(secure),
      ...(body.rememberMe && { maxAge: REMEMBERED_SECONDS }),
    });
    if (requestCookie(request.headers, PENDING_SIGN_OUT)) {
      cookies.set(PENDING_SIGN_OUT, "", { path: "/", maxAge: 0 });
    }
    cookies.set(DEVICE_COOKIE, await newDevice(answer.user.id), deviceCookie(secure));
    return answer;
  }),
});
