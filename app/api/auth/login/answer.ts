import type { NextResponse } from "next/server";
import type { SentUser } from "@/lib/accounts/answers";
import { PENDING_SIGN_OUT, sessionCookieName, tokenCookie } from "@/lib/accounts/sessions/cookie";
import { heldSessionCookie } from "@/lib/accounts/sessions/request-token";
import { endSessions, REMEMBERED_SECONDS } from "@/lib/accounts/sessions/server";
import { DEVICE_COOKIE, deviceCookie, newDevice } from "@/lib/accounts/sign-in/device";
import { requestCookie } from "@/lib/platform/http/cookies";
import { isHttps } from "@/lib/platform/http/origin";

type SignedIn = { token: string; user: SentUser };
type Sent = {
  request: Request;
  cookies: NextResponse["cookies"];
  rememberMe: boolean | undefined;
  /** True if the browser belongs to the user, and is remembered as known; false for a shared device. */
  isOwnBrowser?: boolean;
};

/** Replaces the browser's session by a new one. */
export async function handOver(
  answer: SignedIn,
  { request, cookies, rememberMe, isOwnBrowser = true }: Sent,
): Promise<SignedIn> {
  await endSessions([heldSessionCookie(request.headers)]);
  const secure = isHttps(request.headers);
  cookies.set(sessionCookieName(secure), answer.token, {
    ...tokenCookie(secure),
    ...(rememberMe && { maxAge: REMEMBERED_SECONDS }),
  });
  if (requestCookie(request.headers, PENDING_SIGN_OUT)) {
    cookies.set(PENDING_SIGN_OUT, "", { path: "/", maxAge: 0 });
  }
  if (isOwnBrowser) cookies.set(DEVICE_COOKIE, await newDevice(answer.user.id), deviceCookie(secure));
  return answer;
}
