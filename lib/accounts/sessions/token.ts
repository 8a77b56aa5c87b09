import { jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { sentRole } from "@/lib/accounts/answers";
import { roles } from "@/lib/platform/access/permissions";
import { authSecret } from "@/lib/secrets/auth-secret";

const tokenClaims = z.object({
  sub: z.string(),
  email: z.string(),
  /** For clients; the server reads permissions with the session. */
  role: z.enum(roles.map(sentRole)),
  jti: z.string(),
  iat: z.number(),
  exp: z.number(),
});

/** `iat` and `exp` are in seconds since 1970 (RFC 7519). */
export type TokenClaims = z.infer<typeof tokenClaims>;

async function sign(purpose: string, claims: Record<string, unknown>): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: "HS256", typ: purpose }).sign(authSecret());
}

/** Refuses tokens that set the unused bits of the last Base64url character. */
const isCanonical = (part: string) => Buffer.from(part, "base64url").toString("base64url") === part;

async function verify<T>(purpose: string, schema: z.ZodType<T>, token: string): Promise<T | null> {
  if (!token.split(".").every(isCanonical)) return null;
  try {
    const { payload } = await jwtVerify(token, authSecret(), { algorithms: ["HS256"], typ: purpose });
    return schema.safeParse(payload).data ?? null;
  } catch {
    return null;
  }
}

export function signToken(claims: TokenClaims): Promise<string> {
  return sign("JWT", claims);
}

/** Returns the claims of a valid token; null if it was not signed here or has expired. */
export function verifyToken(token: string): Promise<TokenClaims | null> {
  return verify("JWT", tokenClaims, token);
}

const resetGrantClaims = z.object({ sub: z.string(), resetId: z.string(), exp: z.number() });

/** The claims of a reset cookie: the owner `sub` may set the instance up again after the reset `resetId`. */
export type ResetGrant = z.infer<typeof resetGrantClaims>;

export function signResetGrant(grant: ResetGrant): Promise<string> {
  return sign("reset", grant);
}

export function verifyResetGrant(token: string): Promise<ResetGrant | null> {
  return verify("reset", resetGrantClaims, token);
}

const deviceClaims = z.object({ sub: z.string(), jti: z.string(), exp: z.number() });

/** The claims of a device cookie: the user `sub` has signed in with the browser `jti`. It doesn't authenticate. */
export type DeviceClaims = z.infer<typeof deviceClaims>;

export function signDevice(claims: DeviceClaims): Promise<string> {
  return sign("device", claims);
}

export function verifyDevice(token: string): Promise<DeviceClaims | null> {
  return verify("device", deviceClaims, token);
}

const challengeClaims = z.object({ jti: z.string(), for: z.string(), exp: z.number() });

/** The claims of a passkey challenge: its purpose and expiry. */
export type ChallengeClaims = z.infer<typeof challengeClaims>;

export function signChallenge(claims: ChallengeClaims): Promise<string> {
  return sign("passkey", claims);
}

export function verifyChallenge(token: string): Promise<ChallengeClaims | null> {
  return verify("passkey", challengeClaims, token);
}

const setupGrantClaims = z.object({ codeId: z.string(), jti: z.string(), exp: z.number() });

/** The claims of a set-up cookie: the browser presented the set-up code `codeId`. */
export type SetupGrant = z.infer<typeof setupGrantClaims>;

export function signSetupGrant(grant: SetupGrant): Promise<string> {
  return sign("setup", grant);
}

export function verifySetupGrant(token: string): Promise<SetupGrant | null> {
  return verify("setup", setupGrantClaims, token);
}
