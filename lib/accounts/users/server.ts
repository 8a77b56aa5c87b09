import "server-only";
import { makeLink, requireLinkOrigin } from "@/lib/accounts/invitations/links.server";
import { mailLink } from "@/lib/accounts/invitations/mails.server";
import { endOtherSessions } from "@/lib/accounts/sessions/list.server";
import { randomId } from "@/lib/accounts/sessions/server";
import { listSignIns } from "@/lib/accounts/sign-in/log.server";
import { recordChange } from "@/lib/audit/record.server";
import type { Role } from "@/lib/platform/access/permissions";
import { db, type Transaction } from "@/lib/platform/db/client";
import { isTaken } from "@/lib/platform/db/taken";
import { AppError } from "@/lib/platform/http/errors";
import type { ListedUser, MadeLink, UsersOverview } from "./answers";
import type { InviteInput } from "./schema";

const listedFields = {
  id: true,
  email: true,
  role: true,
  passwordHash: true,
  lastSignInAt: true,
  authenticator: { select: { userId: true } },
} as const;

export const unknownUser = () => new AppError("not-found", "This user does not exist any more.");
export const emailTaken = () =>
  new AppError("conflict", "Another account has this email address.", {
    fields: { email: "Already taken" },
  });

/** How many tries to sign in are listed beside the users. */
const LATEST_SIGN_INS = 100;

/** Everybody who has an account or is invited to one, owners first. */
export async function listUsers(): Promise<ListedUser[]> {
  const live = { where: { expiresAt: { gt: new Date() } } };
  const rows = await db.user.findMany({
    orderBy: [{ role: "asc" }, { email: "asc" }],
    select: { ...listedFields, _count: { select: { sessions: live, apiTokens: live, passkeys: true } } },
  });
  return rows.map(({ passwordHash, lastSignInAt, authenticator, _count, ...user }) => ({
    ...user,
    state: passwordHash === null ? "invited" : "active",
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    sessions: _count.sessions,
    apiTokens: _count.apiTokens,
    factors: { app: authenticator !== null, passkeys: _count.passkeys },
  }));
}

/** Everybody with an account, and the latest tries to sign in. */
export async function getUsers(): Promise<UsersOverview> {
  const row = db.configuration.findUniqueOrThrow({ where: { id: 1 }, select: { secondFactorRoles: true } });
  const [users, { signIns, next }, { secondFactorRoles }] = await Promise.all([
    listUsers(),
    listSignIns({ limit: LATEST_SIGN_INS }),
    row,
  ]);
  return { users, signIns, signInsNext: next, secondFactorRoles };
}

type Named = { id: string; email: string };

/** Makes a link once `prepare` has found or made its user, in one transaction, and sends it by mail where that goes. */
async function handOver(
  prepare: (transaction: Transaction) => Promise<Named & { kind: "invitation" | "reset" }>,
): Promise<MadeLink> {
  const origin = requireLinkOrigin();
  const { kind, email, link } = await db.$transaction(async (transaction) => {
    const user = await prepare(transaction);
    return { ...user, link: await makeLink(transaction, user, user.kind, origin) };
  });
  return { ...link, isMailed: await mailLink(email, kind, link.url) };
}

/**
 * Invites somebody: the account is there at once, and can be used once a password has been chosen by the link.
 * @throws AppError `conflict` where the address has an account, or the site's own address is not known
 */
export async function inviteUser({ email, role }: InviteInput): Promise<MadeLink> {
  const data = { id: randomId(), email, role };
  return handOver(async (transaction) => {
    const user = await transaction.user
      .create({ data, select: { id: true, email: true } })
      .catch((error: unknown) => {
        throw isTaken(error) ? emailTaken() : error;
      });
    await recordChange(transaction, { action: "users:invite", target: targetOf(user), after: data });
    return { ...user, kind: "invitation" };
  });
}

/**
 * Makes a link with which a user chooses a password: an invitation again, or a reset.
 * @throws AppError `not-found`, `conflict` where the site's own address is not known
 */
export async function makeUserLink(id: string): Promise<MadeLink> {
  return handOver(async (transaction) => {
    const user = await transaction.user.findUnique({
      where: { id },
      select: { id: true, email: true, passwordHash: true },
    });
    if (!user) throw unknownUser();
    return { id, email: user.email, kind: user.passwordHash === null ? "invitation" : "reset" };
  });
}

const targetOf = ({ id, email }: Named) => ({ id, label: email });

/**
 * Changes a user in one transaction. The database refuses what would leave it without an owner; see the trigger
 * `User_keeps_an_owner`.
 */
async function changeUser(
  id: string,
  change: (transaction: Transaction, user: Named & { role: Role }) => Promise<void>,
) {
  const work = async (transaction: Transaction) => {
    const user = await transaction.user.findUnique({
      where: { id },
      select: { id: true, email: true, role: true },
    });
    if (!user) throw unknownUser();
    await change(transaction, user);
  };
  await db.$transaction(work).catch((error: unknown) => {
    if (!(error instanceof Error) || !error.message.includes("The last owner stays")) throw error;
    throw new AppError("conflict", "There must be an owner. Make somebody else an owner first.");
  });
}

/**
 * Gives a user another role, which counts from their next request on.
 * @throws AppError `not-found`; `conflict` for the last owner
 */
export async function setRole(id: string, role: Role) {
  await changeUser(id, async (transaction, user) => {
    const { count } = await transaction.user.updateMany({ where: { id }, data: { role } });
    if (count === 0) throw unknownUser();
    await recordChange(transaction, {
      action: "users:role",
      target: targetOf(user),
      before: { role: user.role },
      after: { role },
    });
  });
}

/**
 * Removes a user with all sessions; what they made stays.
 * @throws AppError `not-found`; `conflict` for oneself and for the last owner
 */
export async function removeUser(id: string, by: string) {
  if (id === by) throw new AppError("conflict", "You can't remove yourself. Another owner can.");
  await changeUser(id, async (transaction, user) => {
    const { count } = await transaction.user.deleteMany({ where: { id } });
    if (count === 0) throw unknownUser();
    await recordChange(transaction, { action: "users:remove", target: targetOf(user), before: user });
  });
}

/**
 * Ends all sessions of a user but the one that asks.
 * @throws AppError `not-found`
 */
export async function signOutEverywhere(id: string, except: string): Promise<{ ended: number }> {
  if (!(await db.user.findUnique({ where: { id }, select: { id: true } }))) throw unknownUser();
  return { ended: await endOtherSessions(id, except) };
}
