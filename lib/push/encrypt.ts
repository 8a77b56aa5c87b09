import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** The keys of a browser's subscription in base64url: its point on the curve P-256, and 16 random bytes. */
export type BrowserKeys = { p256dh: string; auth: string };

const CURVE = "prime256v1";
/** The size of a record in bytes; all payloads fit into one (RFC 8291, section 4). */
const RECORD_BYTES = 4096;
/** Marks the last record (RFC 8188, section 2). */
const LAST_RECORD = Buffer.from([2]);

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));

type Random = { salt: Buffer; privateKey: Buffer | null };
const newRandom = (): Random => ({ salt: randomBytes(16), privateKey: null });

function keyPair(privateKey: Buffer | null) {
  const pair = createECDH(CURVE);
  if (privateKey) pair.setPrivateKey(privateKey);
  else pair.generateKeys();
  return pair;
}

/**
 * Encrypts a notification for one browser with the content encoding `aes128gcm` (RFC 8188, RFC 8291).
 * @param random given by tests
 * @throws Error if the browser's key is not a point on the curve
 */
export function encryptPush(text: string, { p256dh, auth }: BrowserKeys, random = newRandom()): Buffer {
  const browsersKey = Buffer.from(p256dh, "base64url");
  const pair = keyPair(random.privateKey);
  const publicKey = pair.getPublicKey();
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browsersKey, publicKey]);
  const secret = derive(pair.computeSecret(browsersKey), Buffer.from(auth, "base64url"), info, 32);
  const key = derive(secret, random.salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(secret, random.salt, "Content-Encoding: nonce\0", 12);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  const header = [random.salt, size, Buffer.from([publicKey.length]), publicKey];
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const content = [cipher.update(text, "utf8"), cipher.update(LAST_RECORD), cipher.final()];
  return Buffer.concat([...header, ...content, cipher.getAuthTag()]);
}
