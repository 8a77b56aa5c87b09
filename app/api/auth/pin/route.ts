import { signInCalls } from "@/lib/accounts/calls/sign-in";
import { requirePairedDevice } from "@/lib/accounts/pins/devices.server";
import { pairedCookie, pairedCookieName, pairedToken } from "@/lib/accounts/pins/paired-device";
import { signInByPin } from "@/lib/accounts/pins/sign-in.server";
import { callerOf } from "@/lib/accounts/sign-in/device";
import { implement } from "@/lib/api/implement";
import { requireConfiguration } from "@/lib/installation/state.server";
import { isHttps } from "@/lib/platform/http/origin";
import { handOver } from "../login/answer";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(signInCalls, {
  "POST /auth/pin": async ({ request, body, address, cookies }) => {
    await requireConfiguration();
    const device = await requirePairedDevice(request.headers);
    const answer = await signInByPin(device, body, callerOf(request.headers, address));
    const secure = isHttps(request.headers);
    // Extends the cookie with each use of the device.
    cookies.set(pairedCookieName(secure), pairedToken(request.headers) ?? "", pairedCookie(secure));
    return handOver(answer, { request, cookies, rememberMe: false, isOwnBrowser: false });
  },
});
