import "server-only";
import { accountName, accountNameFields } from "@/lib/accounts/account-name";
import { makeLink, requireLinkOrigin } from "@/lib/accounts/invitations/links.server";
import { queueLinkMail } from "@/lib/accounts/invitations/mails.server";
import { endOtherSessions } from "@/lib/accounts/sessions/list.server";
import { listSignIns } from "@/lib/accounts/sign-in/log.server";
import { recordChange } from "@/lib/audit/record.server";
import { sendsMail } from "@/lib/mail/server-settings.server";
import type { Role } from "@/lib/platform/access/permissions";
import { db, type Transaction } from "@/lib/platform/db/client";
import { isTaken } from "@/lib/platform/db/taken";
import { AppError } from "@/lib/platform/http/errors";
import { drawQrCode } from "@/lib/platform/images/qr-code";
import { randomId } from "@/lib/platform/runtime/random-id";
import type { ListedUser, MadeLink, UsersOverview } from "../user-answers";
import type { InviteInput } from "./schema";

const listedFields = {
  id: true,
  ...accountNameFields,
  role: true,
  passwordHash: true,
  lastSignInAt: true,
  authenticator: { select: { userId: true } },
} as const;

export const emailTaken = () =>
  new AppError("conflict", "Another account has this email address.", {
    fields: { email: "Already taken" },
  });

/** The number of sign-in attempts listed beside the users. */
const MAX_SIGN_INS = 100;

/** Lists all accounts, invited ones included, owners first. */
export async function listUsers(): Promise<ListedUser[]> {
  const live = { where: { expiresAt: { gt: new Date() } } };
  const rows = await db.user.findMany({
    orderBy: [{ role: "asc" }, { email: "asc" }],
    select: { ...listedFields, _count: { select: { sessions: live, apiTokens: live, passkeys: true } } },
  });
  return rows.map(({ pin, passwordHash, lastSignInAt, authenticator, _count, ...user }) => ({
    ...user,
    pinName: pin?.name ?? null,
    state: user.email === null ? "pin-only" : passwordHash === null ? "invited" : "active",
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    sessions: _count.sessions,
    apiTokens: _count.apiTokens,
    factors: { app: authenticator !== null, passkeys: _count.passkeys },
  }));
}

/** Returns all accounts and the latest sign-in attempts. */
export async function getUsers(): Promise<UsersOverview> {
  const row = db.configuration.findUniqueOrThrow({ where: { id: 1 }, select: { secondFactorRoles: true } });
  const [users, { signIns, next }, { secondFactorRoles }] = await Promise.all([
    listUsers(),
    listSignIns({ limit: MAX_SIGN_INS }),
    row,
  ]);
  return { users, signIns, signInsNext: next, secondFactorRoles };
}

const userFields = { id: true, ...accountNameFields, role: true, passwordHash: true } as const;

const unknownUser = () => new AppError("not-found", "This user does not exist any more.");

/** @throws AppError `not-found` */
export async function requireUser(id: string, database: Transaction = db) {
  const user = await database.user.findUnique({ where: { id }, select: userFields });
  if (!user) throw unknownUser();
  return user;
}

type Named = { id: string } & Parameters<typeof accountName>[0];
export const targetOf = ({ id, ...user }: Named) => ({ id, label: accountName(user) });

const withoutEmail = (user: Named, needed: string) =>
  new AppError("conflict", `${accountName(user)} signs in by PIN alone. ${needed}`);

type Addressed = { id: string; email: string };

/**
 * Makes a link in one transaction with the user that `prepare` finds or creates, and mails it if mail is configured.
 */
async function handOver(
  prepare: (transaction: Transaction) => Promise<Addressed & { kind: "invitation" | "reset" }>,
): Promise<MadeLink> {
  const origin = requireLinkOrigin();
  const isMailed = await sendsMail();
  const link = await db.$transaction(async (transaction) => {
    const user = await prepare(transaction);
    const made = await makeLink(transaction, user, user.kind, origin);
    if (isMailed) await queueLinkMail(transaction, made.url);
    return made;
  });
  return { ...link, qr: drawQrCode(link.url), isMailed };
}

/**
 * Invites a user: the account exists immediately and is usable after a password was chosen by the link.
 * @throws AppError `conflict` for an address with an account, or if the site's address is not set
 */
export async function inviteUser({ email, role }: InviteInput): Promise<MadeLink> {
  const data = { id: randomId(), email, role };
  return handOver(async (transaction) => {
    await transaction.user.create({ data, select: { id: true } }).catch((error: unknown) => {
      throw isTaken(error) ? emailTaken() : error;
    });
    await recordChange(transaction, {
      action: "users:invite",
      target: { id: data.id, label: email },
      after: data,
    });
    return { id: data.id, email, kind: "invitation" };
  });
}

/**
 * Makes a link to choose a password: an invitation or a reset.
 * @throws AppError `not-found`; `conflict` if the site's address is not set, and for a person without email address
 */
export async function makeUserLink(id: string): Promise<MadeLink> {
  return handOver(async (transaction) => {
    const user = await requireUser(id, transaction);
    const { email, passwordHash } = user;
    if (email === null) throw withoutEmail(user, "Set a new PIN instead of making a link.");
    return { id, email, kind: passwordHash === null ? "invitation" : "reset" };
  });
}

/** Changes a user in one transaction. The trigger `User_keeps_an_owner` refuses to remove the last owner. */
async function changeUser(
  id: string,
  change: (transaction: Transaction, user: Named & { role: Role }) => Promise<void>,
) {
  const work = async (transaction: Transaction) => change(transaction, await requireUser(id, transaction));
  await db.$transaction(work).catch((error: unknown) => {
    if (!(error instanceof Error) || !error.message.includes("The last owner stays")) throw error;
    throw new AppError("conflict", "There must be an owner. Make another user an owner first.");
  });
}

/**
 * Changes a user's role, effective from their next request.
 * @throws AppError `not-found`; `conflict` for the last owner, and for a person without email address
 */
export async function setRole(id: string, role: Role) {
  await changeUser(id, async (transaction, user) => {
    if (user.email === null) throw withoutEmail(user, "Invite them by email for another role.");
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
 * Deletes a user with all sessions; their content stays.
 * @throws AppError `not-found`; `conflict` for the caller and for the last owner
 */
export async function removeUser(id: string, by: string) {
  if (id === by) throw new AppError("conflict", "You can’t remove yourself. Another owner can.");
  await changeUser(id, async (transaction, user) => {
    const { count } = await transaction.user.deleteMany({ where: { id } });
    if (count === 0) throw unknownUser();
    await recordChange(transaction, { action: "users:remove", target: targetOf(user), before: user });
  });
}

/**
 * Ends all sessions of a user except the caller's.
 * @throws AppError `not-found`
 */
export async function signOutEverywhere(id: string, except: string): Promise<{ ended: number }> {
  await requireUser(id);
  return { ended: await endOtherSessions(id, except) };
}
