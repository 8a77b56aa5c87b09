import { randomBytes } from "node:crypto";
import { requestCookie } from "@/lib/platform/http/cookies";
import { isHttps } from "@/lib/platform/http/origin";

const NAME = "table_seat";
const FORM = /^([\w-]{24})\.([\w-]{22})\.(\d{13})$/;

/** The time after which the code has to be scanned again, in seconds. */
const SEAT_SECONDS = 12 * 60 * 60;
/** Clocks of several instances may differ, in milliseconds. */
const CLOCK_SKEW_MS = 60_000;

/** A phone at a table. It is not signed: with the code, which is, anybody can have one. */
export type Seat = {
  /** The code that was scanned. */
  code: string;
  /** Unguessable: the phone's own orders have it. */
  id: string;
  /** In milliseconds since 1970. */
  scannedAt: number;
};

export const newSeat = (code: string, now = Date.now()): Seat => ({
  code,
  id: randomBytes(16).toString("base64url"),
  scannedAt: now,
});

/** The name of the cookie of a seat; over HTTPS no other host can set it. */
export const seatCookieName = (secure: boolean) => (secure ? `__Host-${NAME}` : NAME);

export const seatCookie = (secure: boolean) =>
  ({ httpOnly: true, sameSite: "lax", path: "/", secure, maxAge: SEAT_SECONDS }) as const;

export const seatText = ({ code, id, scannedAt }: Seat): string => `${code}.${id}.${scannedAt}`;

/** Parses the cookie of a seat; null if it is none, or too old. */
export function parseSeat(text: string | undefined, now = Date.now()): Seat | null {
  const [, code, id, at] = FORM.exec(text ?? "") ?? [];
  if (!code || !id || !at) return null;
  const scannedAt = Number(at);
  const isCurrent = scannedAt > now - SEAT_SECONDS * 1000 && scannedAt < now + CLOCK_SKEW_MS;
  return isCurrent ? { code, id, scannedAt } : null;
}

/** Returns the seat of a request; null for a phone that scanned no code. */
export const seatOf = (headers: { get(name: string): string | null }): Seat | null =>
  parseSeat(requestCookie(headers as Headers, seatCookieName(isHttps(headers))));
