import { Secret, TOTP } from "otpauth";

/** The code that an authenticator app shows, so many steps of thirty seconds from now. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
