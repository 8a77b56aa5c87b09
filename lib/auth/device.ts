import { randomBytes } from "node:crypto";
import { requestCookie } from "@/lib/http/cookies";
import { signDevice, verifyDevice } from "./token";

/** Marks a browser in which somebody signed in before. */
export const DEVICE_COOKIE = "known_device";
/** The longest that browsers keep a cookie (RFC 6265bis), in seconds. */
export const DEVICE_SECONDS = 400 * 24 * 60 * 60;

/** Whom tries to sign in are counted for: a network address, and the browser where it is known. */
export type Caller = { address: string; device: string | undefined };

/** Who makes this request. */
export function callerOf(headers: Headers, address: string): Caller {
  return { address, device: requestCookie(headers, DEVICE_COOKIE) };
}

/** How the cookie is set; only calls carry it, pages don't need it. */
export function deviceCookie(secure: boolean) {
  return { httpOnly: true, sameSite: "lax", path: "/api", secure, maxAge: DEVICE_SECONDS } as const;
}

/** What stands in the cookie of a browser in which this user has just signed in. */
export function newDevice(userId: string): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + DEVICE_SECONDS;
  return signDevice({ sub: userId, jti: randomBytes(16).toString("base64url"), exp });
}

/** The id of the browser, where this very user signed in there before. */
export async function knownDevice({ device }: Caller, userId: string | undefined): Promise<string | null> {
  const claims = device && userId ? await verifyDevice(device) : null;
  return claims?.sub === userId ? (claims?.jti ?? null) : null;
}
