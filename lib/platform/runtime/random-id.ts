import { randomBytes } from "node:crypto";

/** Makes an id of 128 random bits. */
export function randomId(): string {
  return randomBytes(16).toString("base64url");
}
