/** The proof of work of the contact form, for the server and the script of public pages. */

/** The hidden field that the script adds. */
export const STAMP_FIELD = "stamp";

/** Returns whether a SHA-256 hash begins with twelve zero bits: some four thousand tries, a fraction of a second. */
export const isProof = (hash: Uint8Array): boolean => hash[0] === 0 && (hash[1] ?? 255) < 16;
