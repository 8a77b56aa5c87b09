import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** A key for secrets; `id` identifies the key of a stored value without revealing it. */
export type SecretKey = { id: string; key: Uint8Array };

const VERSION = "v1";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Derives a separate key per purpose from a secret (HKDF, RFC 5869). */
export const derivedKey = (from: Uint8Array, purpose: string, bytes: number) =>
  new Uint8Array(hkdfSync("sha256", from, "", `business-platform ${purpose}`, bytes));

/** Derives the key for secrets from an `AUTH_SECRET`. */
export function secretKey(authSecret: Uint8Array): SecretKey {
  return {
    id: Buffer.from(derivedKey(authSecret, "secrets: id of the key", 6)).toString("base64url"),
    key: derivedKey(authSecret, "secrets: key", 32),
  };
}

/**
 * Encrypts a secret with AES-256-GCM.
 * @param name additional authenticated data: the value can't be decrypted under another name
 * @returns `v1.<key id>.<random IV, ciphertext and tag in base64url>`
 */
export function encryptSecret(name: string, text: string, { id, key }: SecretKey): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, iv).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return [VERSION, id, sealed.toString("base64url")].join(".");
}

/**
 * Reverses `encryptSecret` with the key that encrypted the value. Returns null if it is not among the keys, or the value
 * was changed or stored under another name.
 */
export function decryptSecret(name: string, stored: string, keys: readonly SecretKey[]): string | null {
  const [version, id, value = ""] = stored.split(".");
  const key = keys.find((one) => one.id === id);
  const sealed = Buffer.from(value, "base64url");
  if (version !== VERSION || !key || sealed.length < IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv("aes-256-gcm", key.key, sealed.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(name)).setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    const text = [decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()];
    return Buffer.concat(text).toString("utf8");
  } catch {
    return null;
  }
}
