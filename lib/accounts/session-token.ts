import { jwtVerify, SignJWT } from "jose";
import * as z from "zod";
import { sentRole } from "@/lib/accounts/answers";
import { roles } from "@/lib/platform/access/permissions";
import { authSecret } from "@/lib/secrets/auth-secret";

/** Refuses tokens that set the unused bits of the last Base64url character. */
const isCanonical = (part: string) => Buffer.from(part, "base64url").toString("base64url") === part;

/**
 * Signs and verifies tokens of one type, which are not accepted as another. `verify` returns null for a token that was
 * not signed here or has expired. `iat` and `exp` are in seconds since 1970 (RFC 7519).
 */
function tokenType<Claims extends Record<string, unknown>>(typ: string, schema: z.ZodType<Claims>) {
  return {
    sign: (claims: Claims): Promise<string> =>
      new SignJWT(claims).setProtectedHeader({ alg: "HS256", typ }).sign(authSecret()),
    async verify(token: string): Promise<Claims | null> {
      if (!token.split(".").every(isCanonical)) return null;
      try {
        const { payload } = await jwtVerify(token, authSecret(), { algorithms: ["HS256"], typ });
        return schema.safeParse(payload).data ?? null;
      } catch {
        return null;
      }
    },
  };
}

const tokenClaims = z.object({
  sub: z.string(),
  email: z.string(),
  /** For clients; the server reads permissions with the session. */
  role: z.enum(roles.map(sentRole)),
  jti: z.string(),
  iat: z.number(),
  exp: z.number(),
});
export type TokenClaims = z.infer<typeof tokenClaims>;
export const { sign: signToken, verify: verifyToken } = tokenType("JWT", tokenClaims);

const resetGrantClaims = z.object({ sub: z.string(), resetId: z.string(), exp: z.number() });
/** The claims of a reset cookie: the owner `sub` may set the instance up again after the reset `resetId`. */
export type ResetGrant = z.infer<typeof resetGrantClaims>;
export const { sign: signResetGrant, verify: verifyResetGrant } = tokenType("reset", resetGrantClaims);

/** A device cookie: the user `sub` has signed in with the browser `jti`. It doesn't authenticate. */
const deviceClaims = z.object({ sub: z.string(), jti: z.string(), exp: z.number() });
export const { sign: signDevice, verify: verifyDevice } = tokenType("device", deviceClaims);

/** A passkey challenge: its purpose `for` and expiry. */
const challengeClaims = z.object({ jti: z.string(), for: z.string(), exp: z.number() });
export const { sign: signChallenge, verify: verifyChallenge } = tokenType("passkey", challengeClaims);

/** A set-up cookie: the browser presented the set-up code `codeId`. */
const setupGrantClaims = z.object({ codeId: z.string(), jti: z.string(), exp: z.number() });
export const { sign: signSetupGrant, verify: verifySetupGrant } = tokenType("setup", setupGrantClaims);
