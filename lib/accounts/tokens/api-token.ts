import { createHash, randomBytes } from "node:crypto";

/** Identifies our tokens to people and to scanners for leaked secrets. */
const PREFIX = "bpt_";
/** The prefix, 256 random bits and a checksum of six characters. */
const FORM = /^bpt_[\w-]{49}$/;
const CHECK_LENGTH = 6;
/** The number of characters that are stored and shown. */
const SHOWN_LENGTH = PREFIX.length + 4;

/** A plain hash is enough for an unguessable token. */
export const hashApiToken = (token: string) => createHash("sha256").update(token).digest("hex");

const checkOf = (body: string) =>
  createHash("sha256").update(`${PREFIX}${body}`).digest("base64url").slice(0, CHECK_LENGTH);

export function makeApiToken() {
  const body = randomBytes(32).toString("base64url");
  const token = PREFIX + body + checkOf(body);
  return { token, hash: hashApiToken(token), prefix: token.slice(0, SHOWN_LENGTH) };
}

/** Returns whether a bearer token has the prefix of API tokens. */
export const isApiToken = (text: string) => text.startsWith(PREFIX);

/** Returns whether a token's checksum is right, so that a malformed token needs no query. */
export function isWholeApiToken(token: string): boolean {
  return FORM.test(token) && token.endsWith(checkOf(token.slice(PREFIX.length, -CHECK_LENGTH)));
}
