import "server-only";
import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { db } from "@/lib/platform/db/client";
import { type CountedAttempts, countAttempt } from "@/lib/platform/db/rate-limit";
import { authSecret } from "@/lib/secrets/auth-secret";
import { derivedKey } from "@/lib/secrets/encrypt";
import { isProof } from "./stamp";

/** A message takes longer to write. */
const MIN_MS = 3000;
const DAY_MS = 86_400_000;
const ONCE = { attempts: 1, windowSeconds: DAY_MS / 1000 };

/** HMAC-SHA256 (RFC 2104). */
const macOf = (text: string) =>
  createHmac("sha256", derivedKey(authSecret(), "inbox: stamps", 32))
    .update(text)
    .digest();

/** Returns a signed time with a random part, for a form in which somebody begins to write. */
export function makeStamp(now = Date.now()): string {
  const text = `${now.toString(36)}.${randomBytes(9).toString("base64url")}`;
  return `${text}.${macOf(text).toString("base64url")}`;
}

/** `none`: the browser ran no script, or the stamp is not ours, too old or without its work; `early`: sent within seconds. */
export type StampState = "good" | "none" | "early" | "used";

const isOurs = (text: string, mac: string) => {
  const [given, expected] = [Buffer.from(mac, "base64url"), macOf(text)];
  return given.length === expected.length && timingSafeEqual(given, expected);
};

/** Returns what a stamp with its proof says about a message, and counts its use. */
export async function redeemStamp(given: string, now = Date.now()): Promise<StampState> {
  const [time = "", nonce = "", mac = "", proof = "", ...more] = given.split(".");
  if (given.length > 200 || proof === "" || more.length > 0 || !isOurs(`${time}.${nonce}`, mac))
    return "none";
  if (!isProof(createHash("sha256").update(given).digest())) return "none";
  const age = now - Number.parseInt(time, 36);
  if (age < MIN_MS) return "early";
  if (age > DAY_MS) return "none";
  const [row] = await db.$queryRaw<CountedAttempts[]>(countAttempt(`inbox-stamp:${nonce}`, ONCE));
  return (row?.count ?? 1) > ONCE.attempts ? "used" : "good";
}
