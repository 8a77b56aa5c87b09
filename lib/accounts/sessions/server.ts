import "server-only";
import { type Means, type SentUser, type SessionMethod, sentRole, toSentUser } from "@/lib/accounts/answers";
import { verifyPassword } from "@/lib/accounts/password/password";
import type { AuthUser, LoginInput } from "@/lib/accounts/schema";
import { stepError, takeSecondStep } from "@/lib/accounts/second-factor/step.server";
import { takeSignInAttempt } from "@/lib/accounts/sign-in/attempts.server";
import type { Caller } from "@/lib/accounts/sign-in/device";
import { recordSignIn, recordSlowedDown } from "@/lib/accounts/sign-in/log.server";
import { type Place, placeOf } from "@/lib/accounts/sign-in/place";
import { sessionRole } from "@/lib/platform/access/permissions";
import { db, type Transaction } from "@/lib/platform/db/client";
import { isAutomatic } from "@/lib/platform/http/automatic";
import { AppError } from "@/lib/platform/http/errors";
import { log } from "@/lib/platform/log/log";
import { randomId } from "@/lib/platform/runtime/random-id";
import { signToken, type TokenClaims, verifyToken } from "../session-token";

export const REMEMBERED_SECONDS = 30 * 24 * 60 * 60;
export const SESSION_SECONDS = 12 * 60 * 60;

const userFields = { id: true, email: true, role: true } as const;

const wrongCredentials = () =>
  new AppError("unauthenticated", "Invalid email or password. Please try again.");

/** A user with all required factors proven. No session starts if the password hash has changed since. */
export type VerifiedUser = AuthUser & { passwordHash: string; means: Means };

/**
 * Returns the user with this email, password and, for accounts with a second factor, code. Every sign-in by password
 * uses it. Attempts back off per account, address and browser; success clears the counts.
 * @param database where the account is looked up; set-up passes another one
 * @throws AppError `unauthenticated`, with `needs` if the password was right and the code is missing or wrong;
 *   `too-many-tries`; `unavailable` if too many sign in at once
 */
export async function verifyCredentials(
  { email, password, code }: { email: string; password: string; code?: string | undefined },
  caller: Caller,
  database: Transaction = db,
): Promise<VerifiedUser> {
  const found = await database.user.findUnique({
    where: { email },
    select: { ...userFields, passwordHash: true },
  });
  const tried = { account: email, address: caller.address, isKnown: found !== null };
  const attempt = await takeSignInAttempt(email, found?.id, caller).catch(recordSlowedDown(tried));
  const isRight = await verifyPassword(found?.passwordHash ?? null, password, attempt.lane);
  if (!isRight || !found?.passwordHash) {
    await attempt.failed();
    await recordSignIn({ ...tried, outcome: "refused" });
    throw wrongCredentials();
  }
  const step = await takeSecondStep(found, code, caller, database).catch(
    recordSlowedDown({ ...tried, means: "app" }),
  );
  if (step.kind !== "passed") {
    const outcome = step.kind === "asked" ? "halfway" : "refused";
    await recordSignIn({ ...tried, outcome, means: step.means });
    throw stepError("unauthenticated", step);
  }
  await attempt.succeeded();
  await recordSignIn({ ...tried, outcome: "signedIn", means: step.means });
  return { ...found, email, passwordHash: found.passwordHash, means: step.means };
}

type Beginning = { method: SessionMethod; place: Place };
const unknownBeginning: Beginning = { method: "password", place: { address: "", userAgent: "" } };

/**
 * Creates a session for a user and returns the claims of its token.
 * @throws AppError `unauthenticated` if the password changed, or an authenticator app was added, since verification:
 *   that ended all sessions
 */
export async function startSession(
  user: VerifiedUser,
  remember: boolean,
  { method, place } = unknownBeginning,
): Promise<TokenClaims> {
  const iat = Math.floor(Date.now() / 1000);
  const exp = iat + (remember ? REMEMBERED_SECONDS : SESSION_SECONDS);
  const jti = randomId();
  const hasSecondFactor = method !== "password" || user.means !== "password";
  const started = await db.$executeRaw`
    WITH signed_in AS (
      UPDATE "User" SET "lastSignInAt" = now()
      WHERE "id" = ${user.id} AND "passwordHash" = ${user.passwordHash}
        AND (${hasSecondFactor} OR NOT EXISTS (SELECT FROM "Authenticator" WHERE "userId" = "User"."id"))
      RETURNING "id"
    )
    INSERT INTO "Session" ("id", "userId", "expiresAt", "method", "hasSecondFactor", "address", "userAgent")
    SELECT ${jti}, "id", ${new Date(exp * 1000)}, ${method}::"SessionMethod", ${hasSecondFactor},
      ${place.address}, ${place.userAgent}
    FROM signed_in`;
  if (started === 0) throw wrongCredentials();
  return { sub: user.id, email: user.email, role: sentRole(user.role), jti, iat, exp };
}

/** @throws AppError `unauthenticated` as `startSession` does */
export async function openSession(user: VerifiedUser, remember: boolean, beginning: Beginning) {
  const claims = await startSession(user, remember, beginning);
  return { token: await signToken(claims), user: toSentUser(user) };
}

/**
 * Signs in with email and password, and a code if the account has a second factor.
 * @throws AppError `unauthenticated`, `too-many-tries`, `unavailable`
 */
export async function signIn(input: LoginInput, caller: Caller): Promise<{ token: string; user: SentUser }> {
  const user = await verifyCredentials(input, caller);
  return openSession(user, input.rememberMe === true, { method: "password", place: caller.place });
}

/** Returns the remaining seconds of a "remember me" token; undefined for other tokens. */
export async function rememberedFor(token: string): Promise<number | undefined> {
  const claims = await verifyToken(token);
  if (!claims || claims.exp - claims.iat <= SESSION_SECONDS) return undefined;
  return claims.exp - Math.floor(Date.now() / 1000);
}

/** Ends a session, which invalidates its token. */
export async function endSession(jti: string) {
  await db.session.deleteMany({ where: { id: jti } });
}

/** Ends the sessions of all valid tokens among these. */
export async function endSessions(tokens: (string | undefined)[]) {
  for (const token of tokens) {
    const claims = token ? await verifyToken(token) : null;
    if (claims) await endSession(claims.jti);
  }
}

export async function findUser(id: string): Promise<AuthUser | null> {
  const user = await db.user.findUnique({ where: { id }, select: userFields });
  return user && { ...user, email: user.email ?? "" };
}

/** A session that has not ended. */
export type Session = {
  id: string;
  user: AuthUser;
  /** The time of the last authentication. */
  authenticatedAt: Date;
  expiresAt: Date;
  /** The role requires a second factor that this session has not shown: it may only show or set up one. */
  lacksSecondFactor: boolean;
};

type SessionRow = {
  authenticatedAt: Date;
  lacksSecondFactor: boolean;
  expiresAt: Date;
  lastUsedAt: Date;
  /** Minutes without use after which a session ends; 0 for never. */
  idleMinutes: number;
  method: SessionMethod;
  /** The paired device, and the user's name there. */
  deviceName: string | null;
  person: string | null;
} & AuthUser;

type HeaderReader = Pick<Headers, "get">;

/** The precision of a session's last use, in milliseconds: not every request writes it. */
const LAST_USED_PRECISION_MS = 60_000;

/** Sessions stay valid while the database refuses writes. */
async function recordUse(jti: string, at: Date, { address, userAgent }: Place) {
  await db.$executeRaw`
    UPDATE "Session" SET "lastUsedAt" = ${at}, "address" = ${address}, "userAgent" = ${userAgent}
    WHERE "id" = ${jti}`.catch((error: unknown) =>
    log.warn({ err: error }, "The last use of a session could not be recorded"),
  );
}

/** Raw SQL: one query where Prisma makes two, on every request of a signed-in user. */
async function findSession(jti: string, headers: HeaderReader): Promise<Session | null> {
  const [row] = await db.$queryRaw<SessionRow[]>`
    SELECT "authenticatedAt", "expiresAt", "lastUsedAt", "User"."id", coalesce("email", '') AS "email", "role"::text,
      "idleMinutes", NOT "hasSecondFactor" AND coalesce("role" = ANY("secondFactorRoles"), false) AS "lacksSecondFactor",
      "method"::text,
      (SELECT "name" FROM "PairedDevice" WHERE "PairedDevice"."id" = "deviceId") AS "deviceName",
      (SELECT "name" FROM "KitchenPin" WHERE "deviceId" IS NOT NULL AND "KitchenPin"."userId" = "User"."id") AS "person"
    FROM "Session" JOIN "User" ON "User"."id" = "userId" JOIN "Configuration" ON "Configuration"."id" = 1
    WHERE "Session"."id" = ${jti}`;
  const now = new Date();
  if (!row || row.expiresAt <= now) return null;
  const unused = now.getTime() - row.lastUsedAt.getTime();
  if (row.idleMinutes > 0 && unused >= row.idleMinutes * 60_000) return null;
  const role = sessionRole(row.role, row.method);
  if (!role) return null;
  if (!isAutomatic(headers) && unused >= LAST_USED_PRECISION_MS) await recordUse(jti, now, placeOf(headers));
  const { authenticatedAt, expiresAt, lacksSecondFactor, id, email } = row;
  const device = row.deviceName !== null && { name: row.deviceName, person: row.person ?? "" };
  const user = { id, email, role, ...(device && { device }) };
  return { id: jti, user, authenticatedAt, expiresAt, lacksSecondFactor };
}

/** Returns the user of a session; null if it has ended or lacks the second factor. */
export async function findSessionUser(jti: string, headers: HeaderReader): Promise<AuthUser | null> {
  const session = await findSession(jti, headers);
  return session && !session.lacksSecondFactor ? session.user : null;
}

/**
 * Returns the session of a token; null if the token is forged, expired or signed out.
 * @param headers of the token's request
 */
export async function authenticateSession(token: string, headers: HeaderReader): Promise<Session | null> {
  const claims = await verifyToken(token);
  return claims ? findSession(claims.jti, headers) : null;
}
