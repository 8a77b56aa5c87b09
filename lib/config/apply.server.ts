import "server-only";
import { requireUncommonPassword } from "@/lib/auth/common-passwords.server";
import type { Caller } from "@/lib/auth/device";
import { verifyPassword } from "@/lib/auth/password";
import { may } from "@/lib/auth/permissions";
import { randomId, verifyCredentials } from "@/lib/auth/server";
import type { ResetGrant } from "@/lib/auth/token";
import type { Transaction } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { decideAccount } from "./decide.server";
import type { ConfigurationInput } from "./schema";

export type Settings = Omit<ConfigurationInput, "isConfigured" | "database">;

/** What proves the right to set up an instance that already has an administrator. */
export type SetupProof = { grant: ResetGrant | null; passwordHash: string; caller: Caller };

export const alreadyConfigured = () => new AppError("conflict", "This application is already configured.");

async function lockUnconfigured(transaction: Transaction) {
  const [row] = await transaction.$queryRaw<{ isConfigured: boolean; resetId: string | null }[]>`
    SELECT "isConfigured", "resetId" FROM "Configuration" WHERE "id" = 1 FOR UPDATE`;
  if (!row || row.isConfigured) throw alreadyConfigured();
  return row;
}

/**
 * Checks that the settings contain the e-mail and password of an administrator of this database.
 * @throws AppError `unauthenticated`
 */
export async function requireAdministrator(
  transaction: Transaction,
  { adminEmail, adminPassword }: Settings,
  caller: Caller,
) {
  const given = { email: adminEmail, password: adminPassword };
  const user = await verifyCredentials(given, caller, transaction).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "unauthenticated") return null;
    throw error;
  });
  if (user && may(user.role, "configuration:write")) return;
  throw new AppError(
    "unauthenticated",
    "This database already has an administrator. Enter that e-mail and password to continue.",
    { fields: { adminPassword: "Not the e-mail and password of an administrator" } },
  );
}

async function replaceAdministrator(
  transaction: Transaction,
  userId: string,
  { adminEmail, adminPassword }: Settings,
  passwordHash: string,
) {
  const user = await transaction.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, passwordHash: true },
  });
  const hasPassword = await verifyPassword(user.passwordHash, adminPassword);
  if (hasPassword && user.email === adminEmail) return;
  if (!hasPassword) await requireUncommonPassword(adminPassword, "adminPassword");
  const taken = await transaction.user.findFirst({
    where: { email: adminEmail, NOT: { id: userId } },
    select: { id: true },
  });
  if (taken)
    throw new AppError("conflict", "Another account has this e-mail address.", {
      fields: { adminEmail: "Already taken" },
    });
  await transaction.user.update({
    where: { id: userId },
    data: { email: adminEmail, passwordHash },
    select: { id: true },
  });
  await transaction.session.deleteMany({ where: { userId } });
}

/**
 * Writes the settings and, on a new instance, creates the administrator. The settings row is locked, so one of
 * several concurrent saves succeeds.
 * @returns true where the e-mail and password only proved an existing account, which was not changed
 * @throws AppError `conflict` where the instance is configured, `unauthenticated` without proof
 */
export async function applySettings(
  transaction: Transaction,
  settings: Settings,
  proof: SetupProof,
): Promise<boolean> {
  const { resetId } = await lockUnconfigured(transaction);
  const { grant, passwordHash, caller } = proof;
  const administrators = await transaction.user.count({ where: { role: "owner" } });
  const account = decideAccount({ administrators, grant, resetId });
  if (account.kind === "create") {
    await requireUncommonPassword(settings.adminPassword, "adminPassword");
    await transaction.user.create({
      data: { id: randomId(), email: settings.adminEmail, passwordHash, role: "owner" },
      select: { id: true },
    });
  } else if (account.kind === "replace") {
    await replaceAdministrator(transaction, account.userId, settings, passwordHash);
  } else {
    await requireAdministrator(transaction, settings, caller);
  }
  await transaction.configuration.update({
    where: { id: 1 },
    data: {
      isConfigured: true,
      projectName: settings.projectName,
      apiUrl: settings.apiUrl,
      ...(settings.timeZone && { timeZone: settings.timeZone }),
      version: { increment: 1 },
      resetId: null,
    },
    select: { id: true },
  });
  return account.kind === "prove";
}
