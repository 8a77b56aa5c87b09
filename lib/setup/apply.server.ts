import "server-only";
import { requireUncommonPassword } from "@/lib/accounts/password/common-passwords.server";
import { verifyPassword } from "@/lib/accounts/password/password";
import type { ResetGrant } from "@/lib/accounts/session-token";
import { verifyCredentials } from "@/lib/accounts/sessions/server";
import type { Caller } from "@/lib/accounts/sign-in/device";
import type { AuditUser } from "@/lib/audit/actor";
import { recordChange } from "@/lib/audit/record.server";
import { may } from "@/lib/platform/access/permissions";
import type { Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { randomId } from "@/lib/platform/runtime/random-id";
import { newPreviewSecret } from "@/lib/settings/visibility.server";
import type { Configuration } from "@/prisma/generated/client";
import { type AccountPlan, decideAccount } from "./decide.server";
import type { ConfigurationInput } from "./schema";

export type Settings = Omit<ConfigurationInput, "isConfigured" | "database">;

/** The proof of the right to set up an instance that already has an owner. */
export type SetupProof = {
  grant: ResetGrant | null;
  passwordHash: string;
  caller: Caller;
  /** The origin of the save. */
  origin: string;
  /** The owner of the database in use whose email and password in the settings were verified. */
  proven: AuditUser | null;
};

export const alreadyConfigured = () => new AppError("conflict", "This application is already configured.");

type Locked = Pick<Configuration, "isConfigured" | "resetId" | "projectName" | "apiUrl" | "timeZone">;

async function lockUnconfigured(transaction: Transaction): Promise<Locked> {
  const [row] = await transaction.$queryRaw<Locked[]>`
    SELECT "isConfigured", "resetId", "projectName", "apiUrl", "timeZone" FROM "Configuration" WHERE "id" = 1 FOR UPDATE`;
  if (!row || row.isConfigured) throw alreadyConfigured();
  return row;
}

/**
 * Checks that the settings contain the email and password of an owner of this database.
 * @returns that owner
 * @throws AppError `unauthenticated`
 */
export async function requireOwner(
  transaction: Transaction,
  { adminEmail, adminPassword, adminCode }: Settings,
  caller: Caller,
): Promise<AuditUser> {
  const given = { email: adminEmail, password: adminPassword, code: adminCode };
  const user = await verifyCredentials(given, caller, transaction).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === "unauthenticated")) throw error;
    if (!error.details.needs) return null;
    throw new AppError("unauthenticated", error.message, { fields: { adminCode: error.message } });
  });
  if (user && may(user.role, "configuration:write")) return user;
  throw new AppError(
    "unauthenticated",
    "This database already has an owner. Enter the email and password of an owner to continue.",
    { fields: { adminPassword: "Not the email and password of an owner" } },
  );
}

async function replaceOwner(
  transaction: Transaction,
  userId: string,
  { adminEmail, adminPassword, projectName }: Settings,
  passwordHash: string,
): Promise<AuditUser> {
  const user = await transaction.user.findUniqueOrThrow({
    where: { id: userId },
    select: { id: true, email: true, role: true, passwordHash: true },
  });
  const hasPassword = await verifyPassword(user.passwordHash, adminPassword);
  if (hasPassword && user.email === adminEmail) return user;
  if (!hasPassword) {
    await requireUncommonPassword(adminPassword, "adminPassword", [projectName, adminEmail]);
  }
  const taken = await transaction.user.findFirst({
    where: { email: adminEmail, NOT: { id: userId } },
    select: { id: true },
  });
  if (taken)
    throw new AppError("conflict", "Another account has this email address.", {
      fields: { adminEmail: "Already taken" },
    });
  await transaction.user.update({
    where: { id: userId },
    data: { email: adminEmail, passwordHash },
    select: { id: true },
  });
  await transaction.session.deleteMany({ where: { userId } });
  return user;
}

/** Creates, changes or verifies the owner in the settings. */
async function settleAccount(
  transaction: Transaction,
  account: AccountPlan,
  settings: Settings,
  { passwordHash, caller, proven }: SetupProof,
): Promise<AuditUser> {
  // A code is valid once, so factors that were verified before the save are not verified again.
  if (account.kind === "prove") return proven ?? requireOwner(transaction, settings, caller);
  if (account.kind === "replace") {
    return replaceOwner(transaction, account.userId, settings, passwordHash);
  }
  const { adminPassword, adminEmail, projectName } = settings;
  await requireUncommonPassword(adminPassword, "adminPassword", [projectName, adminEmail]);
  return transaction.user.create({
    data: { id: randomId(), email: settings.adminEmail, passwordHash, role: "owner" },
    select: { id: true, email: true, role: true },
  });
}

/**
 * Writes the settings and, on a new instance, creates the owner. The settings row is locked, so one of
 * several concurrent saves succeeds.
 * @returns whether the email and password only verified an existing account, which was not changed
 * @throws AppError `conflict` if the instance is configured, `unauthenticated` without proof
 */
export async function applySettings(
  transaction: Transaction,
  settings: Settings,
  proof: SetupProof,
): Promise<boolean> {
  const former = await lockUnconfigured(transaction);
  const owners = await transaction.user.count({ where: { role: "owner" } });
  const account = decideAccount({ owners, grant: proof.grant, resetId: former.resetId });
  const owner = await settleAccount(transaction, account, settings, proof);
  const written = await transaction.configuration.update({
    where: { id: 1 },
    data: {
      isConfigured: true,
      projectName: settings.projectName,
      apiUrl: settings.apiUrl,
      setupAddress: proof.origin,
      ...(settings.timeZone && { timeZone: settings.timeZone }),
      ...(settings.visibility && {
        visibility: settings.visibility,
        previewSecret: newPreviewSecret(),
      }),
      version: { increment: 1 },
      resetId: null,
    },
    select: { projectName: true, apiUrl: true, timeZone: true },
  });
  await recordChange(transaction, {
    action: "setup:save",
    target: { id: owner.id, label: settings.projectName },
    before: { ...former, ...(account.kind !== "create" && { email: owner.email }) },
    after: { ...written, email: settings.adminEmail },
    by: owner,
  });
  return account.kind === "prove";
}
