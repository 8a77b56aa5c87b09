import { Secret, TOTP } from "otpauth";

/** Returns the code of an authenticator app, this number of steps of thirty seconds from now. */
export const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
