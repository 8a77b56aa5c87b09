import { signInCalls } from "@/lib/accounts/calls/sign-in";
import { pairDevice } from "@/lib/accounts/pins/devices.server";
import { pairedCookie, pairedCookieName } from "@/lib/accounts/pins/paired-device";
import { placeOf } from "@/lib/accounts/sign-in/place";
import { implement } from "@/lib/api/implement";
import { requireConfiguration } from "@/lib/installation/state.server";
import { isHttps } from "@/lib/platform/http/origin";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(signInCalls, {
  "POST /auth/pair": async ({ request, body, cookies }) => {
    await requireConfiguration();
    const { token, name } = await pairDevice(body.code, placeOf(request.headers));
    const secure = isHttps(request.headers);
    cookies.set(pairedCookieName(secure), token, pairedCookie(secure));
    return { name };
  },
});
