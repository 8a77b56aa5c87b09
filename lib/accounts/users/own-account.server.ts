import "server-only";
import { requireUncommonPassword } from "@/lib/accounts/password/common-passwords.server";
import { hashPassword } from "@/lib/accounts/password/password";
import { confirmPresentPassword } from "@/lib/accounts/sessions/recent-sign-in.server";
import type { Session } from "@/lib/accounts/sessions/server";
import { recordChange } from "@/lib/audit/record.server";
import { configurationState } from "@/lib/installation/state.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { isTaken } from "@/lib/platform/db/taken";
import { emailTaken } from "./server";

export const selfOf = ({ user }: Session) => ({ id: user.id, label: user.email });

/** Ends the account's other sessions and its links. */
export async function endOthers(transaction: Transaction, { id, user }: Session) {
  await transaction.session.deleteMany({ where: { userId: user.id, NOT: { id } } });
  await transaction.passwordLink.deleteMany({ where: { userId: user.id } });
}

/**
 * Changes the user's own password and ends all other sessions.
 * @throws AppError `invalid` for a wrong or common password, `too-many-tries`; `forbidden` as
 *   `confirmPresentPassword`
 */
export async function changePassword(session: Session, present: string, next: string) {
  await confirmPresentPassword(session, present);
  const { projectName } = await configurationState();
  await requireUncommonPassword(next, "newPassword", [projectName, session.user.email]);
  const passwordHash = await hashPassword(next);
  await db.$transaction(async (transaction) => {
    await transaction.user.update({
      where: { id: session.user.id },
      data: { passwordHash },
      select: { id: true },
    });
    await endOthers(transaction, session);
    await recordChange(transaction, { action: "users:password", target: selfOf(session) });
  });
}

/**
 * Changes the user's own email address and ends all other sessions.
 * @throws AppError `invalid` for a wrong password, `conflict` for a taken address, `too-many-tries`
 */
export async function changeEmail(session: Session, present: string, email: string) {
  await confirmPresentPassword(session, present);
  await db
    .$transaction(async (transaction) => {
      await transaction.user.update({
        where: { id: session.user.id },
        data: { email },
        select: { id: true },
      });
      await endOthers(transaction, session);
      await recordChange(transaction, {
        action: "users:email",
        target: selfOf(session),
        before: { email: session.user.email },
        after: { email },
      });
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? emailTaken() : error;
    });
}
