import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";

/** Makes a signing secret of 192 bits (Standard Webhooks: 24 to 64 bytes). */
export const makeSigningSecret = (): string => PREFIX + randomBytes(24).toString("base64");

type Message = { id: string; seconds: number; body: string };

/** Returns the value of `webhook-signature`: a signature by each secret, separated by spaces (Standard Webhooks). */
export const signaturesOf = ({ id, seconds, body }: Message, secrets: readonly string[]): string =>
  secrets
    .map((secret) => Buffer.from(secret.slice(PREFIX.length), "base64"))
    .map((key) => `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`)
    .join(" ");
