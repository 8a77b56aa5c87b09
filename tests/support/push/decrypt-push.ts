import { createDecipheriv, type ECDH, hkdfSync } from "node:crypto";

const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, bytes: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));

/** Decrypts a notification as its browser does (RFC 8291). */
export function decryptPush(sent: Buffer, browser: ECDH, auth: string): string {
  const [salt, serverKey] = [sent.subarray(0, 16), sent.subarray(21, 86)];
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), serverKey]);
  const secret = derive(browser.computeSecret(serverKey), Buffer.from(auth, "base64url"), info, 32);
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);
  const cipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(sent.subarray(-16));
  const content = Buffer.concat([cipher.update(sent.subarray(86, -16)), cipher.final()]);
  if (content.at(-1) !== 2) throw new Error("The record is not marked as the last one.");
  return content.subarray(0, -1).toString();
}
