import { randomBytes } from "node:crypto";
import { signDevice, verifyDevice } from "@/lib/accounts/session-token";
import { requestCookie } from "@/lib/platform/http/cookies";
import { type Place, placeOf } from "./place";

/** The cookie that identifies a browser in which somebody has signed in before. */
export const DEVICE_COOKIE = "known_device";
/** The longest cookie lifetime that browsers allow (RFC 6265bis), in seconds. */
export const DEVICE_SECONDS = 400 * 24 * 60 * 60;

/**
 * The keys that sign-in attempts are counted by: the network address and the device cookie; and the origin of the
 * request.
 */
export type Caller = { address: string; device: string | undefined; place: Place };

export function callerOf(headers: Headers, address: string): Caller {
  return { address, device: requestCookie(headers, DEVICE_COOKIE), place: placeOf(headers) };
}

/** The attributes of the device cookie; it is sent to the API only. */
export function deviceCookie(secure: boolean) {
  return { httpOnly: true, sameSite: "lax", path: "/api", secure, maxAge: DEVICE_SECONDS } as const;
}

/** Creates the value of the device cookie for a signed-in user. */
export function newDevice(userId: string): Promise<string> {
  const exp = Math.floor(Date.now() / 1000) + DEVICE_SECONDS;
  return signDevice({ sub: userId, jti: randomBytes(16).toString("base64url"), exp });
}

/** Returns the browser's id if this user has signed in with it before; else null. */
export async function knownDevice({ device }: Caller, userId: string | undefined): Promise<string | null> {
  const claims = device && userId ? await verifyDevice(device) : null;
  return claims?.sub === userId ? (claims?.jti ?? null) : null;
}
