import "server-only";
import { randomBytes } from "node:crypto";
import { db, type Transaction } from "@/lib/db/client";
import { requestCookie } from "@/lib/http/cookies";
import { AppError } from "@/lib/http/errors";
import { PENDING_SIGN_OUT, TOKEN_KEY } from "./cookie";
import type { Caller } from "./device";
import { verifyPassword } from "./password";
import type { AuthUser, LoginInput } from "./schema";
import { signToken, type TokenClaims, verifyToken } from "./token";
import { takeSignInTry } from "./tries.server";

export const REMEMBERED_SECONDS = 30 * 24 * 60 * 60;
export const SESSION_SECONDS = 12 * 60 * 60;

const userFields = { id: true, email: true, role: true } as const;

/** 128 random bits, unguessable. */
export function randomId(): string {
  return randomBytes(16).toString("base64url");
}

/** The bearer token that a request carries. */
export function bearerToken(headers: Headers): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
}

type RequestToken = { token: string; source: "bearer" | "cookie" } | { token: null; source: null };

/** The session cookie of a request, unless its browser has signed out and the server could not be told yet. */
export const sessionCookie = (headers: Headers) =>
  requestCookie(headers, PENDING_SIGN_OUT) ? undefined : requestCookie(headers, TOKEN_KEY);

/** The token that a request is judged by: a bearer token first, else the cookie. */
export function requestToken(headers: Headers): RequestToken {
  const bearer = bearerToken(headers);
  if (bearer) return { token: bearer, source: "bearer" };
  const cookie = sessionCookie(headers);
  return cookie ? { token: cookie, source: "cookie" } : { token: null, source: null };
}

/**
 * The administrator whom e-mail and password belong to. Tries are slowed down, by account, address and browser.
 * @param database where the account is looked up; the database in use unless set-up asks another one
 * @throws AppError `unauthenticated`, `too-many-tries`, `unavailable` where too many sign in at once
 */
export async function verifyAdministrator(
  { email, password }: { email: string; password: string },
  caller: Caller,
  database: Transaction = db,
): Promise<AuthUser> {
  const found = await database.user.findUnique({
    where: { email },
    select: { ...userFields, passwordHash: true },
  });
  const attempt = await takeSignInTry(email, found?.id, caller);
  if (!(await verifyPassword(found?.passwordHash ?? null, password, attempt.lane)) || !found) {
    await attempt.failed();
    throw new AppError("unauthenticated", "Invalid email or password. Please try again.");
  }
  await attempt.succeeded();
  return { id: found.id, email: found.email, role: found.role };
}

/** Opens a session for a user and returns the claims of its token. */
export async function startSession(user: AuthUser, remember: boolean): Promise<TokenClaims> {
  const iat = Math.floor(Date.now() / 1000);
  const exp = iat + (remember ? REMEMBERED_SECONDS : SESSION_SECONDS);
  const jti = randomId();
  await db.session.create({
    data: { id: jti, userId: user.id, expiresAt: new Date(exp * 1000) },
    select: { id: true },
  });
  return { sub: user.id, email: user.email, role: user.role, jti, iat, exp };
}

/** Signs in with e-mail and password. @throws AppError `unauthenticated`, `too-many-tries`, `unavailable` */
export async function signIn(input: LoginInput, caller: Caller): Promise<{ token: string; user: AuthUser }> {
  const user = await verifyAdministrator(input, caller);
  return { token: await signToken(await startSession(user, input.rememberMe === true)), user };
}

/** For how many more seconds a browser was told to remember this token; undefined where it was not. */
export async function rememberedFor(token: string): Promise<number | undefined> {
  const claims = await verifyToken(token);
  if (!claims || claims.exp - claims.iat <= SESSION_SECONDS) return undefined;
  return claims.exp - Math.floor(Date.now() / 1000);
}

/** Ends a session: its token is dead everywhere from now on. */
export async function endSession(jti: string) {
  await db.session.deleteMany({ where: { id: jti } });
}

/** Ends the sessions behind whichever of these tokens are ours. */
export async function endSessions(tokens: (string | undefined)[]) {
  for (const token of tokens) {
    const claims = token ? await verifyToken(token) : null;
    if (claims) await endSession(claims.jti);
  }
}

/** The user with this id. */
export function findUser(id: string): Promise<AuthUser | null> {
  return db.user.findUnique({ where: { id }, select: userFields });
}

/** A session that has not ended; `authenticatedAt` tells when the password was last shown. */
export type Session = { id: string; user: AuthUser; authenticatedAt: Date };

async function findSession(jti: string): Promise<Session | null> {
  const session = await db.session.findUnique({
    where: { id: jti },
    select: { id: true, authenticatedAt: true, expiresAt: true, user: { select: userFields } },
  });
  if (!session || session.expiresAt <= new Date()) return null;
  const { id, user, authenticatedAt } = session;
  return { id, user, authenticatedAt };
}

/** The user of a session that has not ended. */
export async function findSessionUser(jti: string): Promise<AuthUser | null> {
  return (await findSession(jti))?.user ?? null;
}

/** The session that a token belongs to; null where it is forged, expired or signed out. */
export async function authenticateSession(token: string): Promise<Session | null> {
  const claims = await verifyToken(token);
  return claims ? findSession(claims.jti) : null;
}

/** The user whom a token belongs to; null where it is forged, expired or signed out. */
export async function authenticate(token: string): Promise<AuthUser | null> {
  return (await authenticateSession(token))?.user ?? null;
}
