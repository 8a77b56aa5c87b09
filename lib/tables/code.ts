import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** The bytes of the table's id in a code, and those of its signature; both are multiples of three for base64url. */
const ID_BYTES = 6;
const SIGNATURE_BYTES = 12;
const ID_LENGTH = (ID_BYTES / 3) * 4;
const FORM = /^[\w-]{24}$/;

type Signed = { tableKey: string; rotation: number };

/** Returns the short id of a table in its codes. */
export const shortIdOf = (tableKey: string): string =>
  createHash("sha256").update(tableKey).digest().subarray(0, ID_BYTES).toString("base64url");

const signatureOf = ({ tableKey, rotation }: Signed, key: string): Buffer =>
  createHmac("sha256", key).update(`${tableKey}\n${rotation}`).digest().subarray(0, SIGNATURE_BYTES);

/** Returns the code of a table: its short id and a signature (HMAC-SHA256, RFC 2104), 24 characters of an address. */
export const makeCode = (signed: Signed, key: string): string =>
  shortIdOf(signed.tableKey) + signatureOf(signed, key).toString("base64url");

/** Returns the short id of the table that a code names; null if it is no code. */
export const shortIdIn = (code: string): string | null => (FORM.test(code) ? code.slice(0, ID_LENGTH) : null);

/** Returns whether a code is the one of a table, in constant time. */
export function isCodeOf(code: string, signed: Signed, key: string): boolean {
  if (shortIdIn(code) !== shortIdOf(signed.tableKey)) return false;
  const given = Buffer.from(code.slice(ID_LENGTH), "base64url");
  const expected = signatureOf(signed, key);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
