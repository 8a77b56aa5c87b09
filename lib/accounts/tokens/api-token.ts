import { createHash, randomBytes } from "node:crypto";

/** By it people and scanners for leaked secrets recognise our tokens. */
const PREFIX = "bpt_";
/** The prefix, 256 random bits, and six characters that follow from them. */
const FORM = /^bpt_[\w-]{49}$/;
const CHECK_LENGTH = 6;
/** How much of a token is stored and shown. */
const SHOWN = PREFIX.length + 4;

/** Nobody can guess a token, so that a plain hash is enough. */
export const hashApiToken = (token: string) => createHash("sha256").update(token).digest("hex");

const checkOf = (body: string) =>
  createHash("sha256").update(`${PREFIX}${body}`).digest("base64url").slice(0, CHECK_LENGTH);

/** A new token, with its stored hash and prefix. */
export function makeApiToken() {
  const body = randomBytes(32).toString("base64url");
  const token = PREFIX + body + checkOf(body);
  return { token, hash: hashApiToken(token), prefix: token.slice(0, SHOWN) };
}

/** Whether a bearer token is meant to be one of these. */
export const isApiToken = (text: string) => text.startsWith(PREFIX);

/** Whether a token is complete, so that it is worth to be looked up: its last characters follow from the others. */
export function isWholeApiToken(token: string): boolean {
  return FORM.test(token) && token.endsWith(checkOf(token.slice(PREFIX.length, -CHECK_LENGTH)));
}
