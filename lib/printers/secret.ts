import { createHash, randomBytes } from "node:crypto";

/** 256 random bits. */
const FORM = /^[\w-]{43}$/;

/** A plain hash is enough for an unguessable secret. */
export const hashPrinterSecret = (secret: string): string =>
  createHash("sha256").update(secret).digest("hex");

export function makePrinterSecret() {
  const secret = randomBytes(32).toString("base64url");
  return { secret, secretHash: hashPrinterSecret(secret) };
}

/** Returns whether a text may be a secret, so that others need no query. */
export const isWholeSecret = (text: string): boolean => FORM.test(text);

/** The token with which a printer confirms a job; Epson limits it to 30 characters. */
export const makeJobToken = (): string => randomBytes(18).toString("base64url");
