import "server-only";
import { makeLink } from "@/lib/accounts/invitations/links.server";
import { emailAddress } from "@/lib/accounts/schema";
import { actAs } from "@/lib/audit/actor";
import { configurationState } from "@/lib/installation/state.server";
import { roleNames } from "@/lib/platform/access/permissions";
import { db } from "@/lib/platform/db/client";
import { knownOrigin } from "@/lib/platform/http/origin";
import { errorAcrossBundles } from "@/lib/platform/runtime/across-bundles";
import { environment } from "@/lib/platform/runtime/env";
import { removeSecondFactor } from "./requirement.server";
import { listUsers } from "./server";

const usage = `Usage:
  npm run admin -- check
  npm run admin -- list-users
  npm run admin -- reset-password EMAIL
  npm run admin -- reset-second-factor EMAIL`;

/** An operator command that failed; the message is the reason. */
export class CommandError extends errorAcrossBundles("CommandError") {}

async function describeUsers(): Promise<string> {
  const users = await listUsers();
  if (users.length === 0) return "There are no users yet: the site is not set up.";
  return users
    .map(({ email, pinName, role, state, lastSignInAt }) =>
      [
        email ?? pinName,
        roleNames[role],
        state,
        lastSignInAt ? `last sign-in ${lastSignInAt}` : "no sign-in yet",
      ].join("\t"),
    )
    .join("\n");
}

async function requireUserAt(typed: string) {
  const email = emailAddress.safeParse(typed).data ?? "";
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, passwordHash: true },
  });
  if (user) return { ...user, email };
  throw new CommandError(`There is no user ${typed}. List them with: npm run admin -- list-users`);
}

const byEmail = new Map([
  ["reset-password", linkFor],
  ["reset-second-factor", resetSecondFactor],
]);

/** Without a site address the link uses this machine's own, since the operator runs the command on it. */
async function linkFor(typed: string): Promise<string> {
  const user = await requireUserAt(typed);
  const { email } = user;
  await configurationState();
  const origin = knownOrigin() ?? `http://localhost:${environment().PORT}`;
  const kind = user.passwordHash === null ? "invitation" : "reset";
  const { url } = await db.$transaction((transaction) => makeLink(transaction, user, kind, origin));
  return `Open this link to choose a new password for ${email}. It works once, within 24 hours, while the site runs:\n${url}`;
}

async function resetSecondFactor(typed: string): Promise<string> {
  const { id, email } = await requireUserAt(typed);
  await removeSecondFactor(id, null);
  return `${email} signs in by the password alone now, and is signed out everywhere. Passkeys, authenticator app and recovery codes are removed.`;
}

/**
 * Runs an operator command with the database connected.
 * @returns the text to print
 * @throws CommandError
 */
export async function runCommand([command, ...rest]: readonly string[]): Promise<string> {
  if (command === "list-users" && rest.length === 0) return describeUsers();
  const run = byEmail.get(command ?? "");
  const [email, ...others] = rest;
  if (!run || !email || others.length > 0) throw new CommandError(usage);
  return actAs({ kind: "command", through: "npm run admin" }, () => run(email));
}
