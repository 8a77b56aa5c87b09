import "server-only";
import { SESSIONS_CHANNEL } from "@/lib/accounts/sessions/ended-sessions.server";
import type { Session } from "@/lib/accounts/sessions/server";
import { requireUser, targetOf } from "@/lib/accounts/users/server";
import { recordChange } from "@/lib/audit/record.server";
import { type Role, roleNames, roles } from "@/lib/platform/access/permissions";
import { db, type Transaction } from "@/lib/platform/db/client";
import { notify } from "@/lib/platform/db/notifications";
import { AppError } from "@/lib/platform/http/errors";
import { factorsOf } from "../second-factor/step.server";

/** Deletes a user's second factors and ends all their sessions. */
async function deleteFactors(transaction: Transaction, userId: string) {
  const where = { userId };
  await transaction.authenticator.deleteMany({ where });
  await transaction.passkey.deleteMany({ where });
  await transaction.recoveryCode.deleteMany({ where });
  await transaction.session.deleteMany({ where });
}

/**
 * Removes the second factors of a user who lost them; the password stays.
 * @param by the id of the calling owner; null for the operator of the server
 * @throws AppError `not-found`; `conflict` for the caller's own
 */
export async function removeSecondFactor(id: string, by: string | null) {
  if (id === by) throw new AppError("conflict", "You look after your own second factor under Your account.");
  await db.$transaction(async (transaction) => {
    const target = targetOf(await requireUser(id, transaction));
    await deleteFactors(transaction, id);
    await recordChange(transaction, { action: "users:remove-second-factor", target });
  });
}

/**
 * Sets which roles require a second factor. It applies immediately, also to existing sessions: those may only set up
 * or show a second factor, and their event streams end.
 * @throws AppError `conflict` for the caller's own role if they have no second factor
 */
export async function setSecondFactorRoles({ user }: Session, chosen: readonly Role[]): Promise<Role[]> {
  return db.$transaction(async (transaction) => {
    const { app, passkeys } = await factorsOf(user, transaction);
    if (chosen.includes(user.role) && !app && passkeys === 0) {
      throw new AppError(
        "conflict",
        `Your own role is ${roleNames[user.role]}. Set up a second factor under Your account first.`,
      );
    }
    const secondFactorRoles = roles.filter((role) => chosen.includes(role));
    const before = await transaction.configuration.findUniqueOrThrow({
      where: { id: 1 },
      select: { secondFactorRoles: true },
    });
    await transaction.configuration.update({
      where: { id: 1 },
      data: { secondFactorRoles },
      select: { id: true },
    });
    await recordChange(transaction, {
      action: "users:second-factor-roles",
      before: { roles: before.secondFactorRoles },
      after: { roles: secondFactorRoles },
    });
    await notify(transaction, SESSIONS_CHANNEL);
    return secondFactorRoles;
  });
}
