import { createHash, randomBytes } from "node:crypto";
import { DEVICE_SECONDS } from "@/lib/accounts/sign-in/device";
import { requestCookie } from "@/lib/platform/http/cookies";
import { isHttps } from "@/lib/platform/http/origin";

const NAME = "paired_device";
const FORM = /^[\w-]{43}$/;

/** The name of the cookie of a paired device; over HTTPS no other host can set it. */
export const pairedCookieName = (secure: boolean) => (secure ? `__Host-${NAME}` : NAME);

export function pairedCookie(secure: boolean) {
  return { httpOnly: true, sameSite: "lax", path: "/", secure, maxAge: DEVICE_SECONDS } as const;
}

/** A plain hash is enough: the hashed values can't be guessed within their ten minutes. */
export const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

export const newDeviceToken = () => randomBytes(32).toString("base64url");

/** Returns the cookie of a paired device; null for other browsers. */
export function pairedToken(headers: { get(name: string): string | null }): string | null {
  const held = requestCookie(headers as Headers, pairedCookieName(isHttps(headers)));
  return held && FORM.test(held) ? held : null;
}
