import { POST as login } from "@/app/api/auth/login/route";
import { PUT as saveProfile } from "@/app/api/business-profile/route";
import { POST as save } from "@/app/api/config/save/route";
import type { AuthUser } from "@/lib/accounts/schema";
import { signToken, type TokenClaims, verifyToken } from "@/lib/accounts/session-token";
import { startSession } from "@/lib/accounts/sessions/server";
import { emptyProfile } from "@/lib/business-profile/schema";
import { getBusinessProfile } from "@/lib/business-profile/server";
import type { Role } from "@/lib/platform/access/permissions";
import { db } from "@/lib/platform/db/client";
import { currentDatabase, setCurrentDatabase } from "@/lib/platform/db/current";
import { randomId } from "@/lib/platform/runtime/random-id";
import { RESET_COOKIE } from "@/lib/setup/schema";
import { administrator } from "@/tests/support/accounts/administrator";
import { cookieFrom, post, send } from "@/tests/support/api/request";
import { keptDatabase } from "@/tests/support/database/database";
import type { KeptDatabase } from "@/tests/support/database/kept-database";
import { isEmptied, restoreSnapshot, type Snapshot, takeSnapshot } from "@/tests/support/database/snapshot";

export { administrator };

/** Returns the wizard's body with unchanged database fields. */
export function setupBody() {
  const { host, port, name, username } = currentDatabase().target;
  return {
    isConfigured: true,
    projectName: "Corner Bakery",
    database: { host, port, name, username },
    apiUrl: "http://localhost:3000/api",
    adminEmail: administrator.email,
    adminPassword: administrator.password,
  };
}

async function setUpAndSignIn(): Promise<string> {
  const saved = await post(save, { body: setupBody() });
  if (saved.status !== 200) throw new Error(`Set-up failed: ${JSON.stringify(saved.body)}`);
  const answer = await post(login, { body: administrator });
  return answer.body.token;
}

/** The rows that a set-up and a sign-in leave in the database that tests use in turn. */
let made: { database: KeptDatabase; snapshot: Snapshot; claims: TokenClaims } | undefined;

const isTimeFake = () => "isFake" in Date;

/**
 * Sets the instance up and signs the administrator in. Repeats what the first set-up of an empty database left, which
 * takes a fifth of the time.
 * @returns the token
 */
export async function configuredInstance(): Promise<string> {
  const database = keptDatabase();
  if (!database || isTimeFake() || !(await isEmptied(database))) return setUpAndSignIn();
  if (made?.database !== database) {
    const token = await setUpAndSignIn();
    const claims = await verifyToken(token);
    if (claims) made = { database, claims, snapshot: await takeSnapshot(database) };
    return token;
  }
  const { iat, exp, ...claims } = made.claims;
  const seconds = Math.floor((await restoreSnapshot(database, made.snapshot)) / 1000);
  // Reads of the empty database may be cached.
  setCurrentDatabase(currentDatabase());
  return signToken({ ...claims, iat: iat + seconds, exp: exp + seconds });
}

/** Resets a configured instance. @returns the reset cookie as the browser sends it back */
export async function resetInstance(token: string): Promise<string> {
  const answer = await post(save, { token, body: { isConfigured: false } });
  if (answer.status !== 200) throw new Error(`Resetting failed: ${JSON.stringify(answer.body)}`);
  return cookieFrom(answer, RESET_COOKIE);
}

/** Sets the language of the site. */
export async function speak(language: string, token: string) {
  const { version } = await getBusinessProfile();
  const body = { ...emptyProfile, languages: [language] };
  const headers = { "if-match": `"${version}"` };
  const { status } = await send(saveProfile, "PUT", { token, headers, body });
  if (status !== 200) throw new Error("The language was refused.");
}

/** Sets the business's time zone. */
export async function countDaysIn(timeZone: string) {
  await db.configuration.update({ where: { id: 1 }, data: { timeZone } });
}

/** Reads all rows that a save or a sign-in may change, for comparing before and after. */
export async function snapshot() {
  const [configuration, users, sessions] = await Promise.all([
    db.configuration.findMany(),
    db.user.findMany({ orderBy: { id: "asc" } }),
    db.session.findMany({ orderBy: { id: "asc" } }),
  ]);
  return { configuration, users, sessions, database: currentDatabase() };
}

/** Reads all rows that a save of the landing page may change, for comparing before and after. */
export async function landingSnapshot() {
  const [content, versions] = await Promise.all([
    db.landingContent.findMany(),
    db.landingVersion.findMany({ orderBy: { version: "asc" } }),
  ]);
  return { content, versions };
}

/** Adds a user with a role to a configured instance. @returns the user, and the token of the user's session */
export async function signedInAs(role: Role): Promise<{ user: AuthUser; token: string }> {
  const user = { id: randomId(), email: `${role}-${randomId().toLowerCase()}@example.com`, role };
  await db.user.create({ data: { ...user, passwordHash: "" }, select: { id: true } });
  const claims = await startSession({ ...user, passwordHash: "", means: "password" }, false);
  return { user, token: await signToken(claims) };
}
