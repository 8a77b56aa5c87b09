import "server-only";
import { hashPassword } from "@/lib/accounts/password/password";
import type { ResetGrant } from "@/lib/accounts/sessions/token";
import type { Caller } from "@/lib/accounts/sign-in/device";
import { db } from "@/lib/platform/db/client";
import { createQueue } from "@/lib/platform/queue/queue";
import { remember } from "@/lib/platform/runtime/remember";
import type { SavedConfiguration } from "./answers";
import { alreadyConfigured, requireOwner } from "./apply.server";
import { decideSetup } from "./decide.server";
import { executeSetup } from "./execute.server";
import { validResetGrant } from "./reset.server";
import type { ConfigurationInput } from "./schema";
import { setupCodeNeeded } from "./setup-access.server";
import { removeSetupCode } from "./setup-code";
import { currentStorage, describeStorage } from "./storage.server";

/** Saves of one process wait for each other, so that none works on a database that another just left. */
const saves = remember("set-up saves", () => createQueue({ name: "set-up", atOnce: 1 }));

/** How a caller may prove the right to set up, and whom failed attempts count for. */
export type SetupVisitor = {
  /** An owner who signed in, or showed the password again, just now. */
  isTrusted: boolean;
  resetCookie: string | undefined;
  caller: Caller;
  /** Scheme and host that the visitor reached the site at. */
  origin: string;
  hasAccess: () => Promise<boolean>;
};

async function isOwned(): Promise<boolean> {
  return (await db.user.count({ where: { role: "owner" } })) > 0;
}

/** @throws AppError `forbidden` where nobody owns the instance yet and the set-up code is missing */
async function requireSetupCode({ hasAccess }: SetupVisitor) {
  if (!(await isOwned()) && !(await hasAccess())) throw setupCodeNeeded();
}

/**
 * Before a save touches anything: without this, a stranger could point an instance that was reset at a database
 * of his own, and be its owner.
 * @returns the owner whose email and password in the input proved it; null where something else did
 */
async function requireSetupRight(input: ConfigurationInput, visitor: SetupVisitor, grant: ResetGrant | null) {
  if (visitor.isTrusted || grant) return null;
  if (await isOwned()) return requireOwner(db, input, visitor.caller);
  await requireSetupCode(visitor);
  return null;
}

async function requireUnconfigured() {
  const { isConfigured } = await db.configuration.findUniqueOrThrow({
    where: { id: 1 },
    select: { isConfigured: true },
  });
  if (isConfigured) throw alreadyConfigured();
}

/**
 * Sets the instance up. Where the named server can't be used, the data stays where it is and `warning` says why.
 * @throws AppError `conflict` where it is set up already, `unauthenticated` where proof of an owner is
 *   missing, `forbidden` where there is no owner yet and the set-up code is missing
 */
export async function saveConfiguration(
  input: ConfigurationInput,
  visitor: SetupVisitor,
): Promise<Omit<SavedConfiguration, "success">> {
  await requireUnconfigured();
  // Before the wait in line: a stranger's saves keep nobody waiting.
  await requireSetupCode(visitor);
  return saves.run(async () => {
    await requireUnconfigured();
    const grant = await validResetGrant(visitor.resetCookie);
    const proven = await requireSetupRight(input, visitor, grant);
    const passwordHash = await hashPassword(input.adminPassword);
    const proof = { grant, passwordHash, caller: visitor.caller, origin: visitor.origin, proven };
    const plan = await decideSetup(input.database);
    const { keepsAccount, warning } = await executeSetup(plan, input, proof);
    removeSetupCode();
    const storage = currentStorage();
    return {
      isConfigured: true,
      storage,
      ...(keepsAccount && { keepsAccount }),
      ...(warning && { warning: `${warning} Your data is kept in ${describeStorage(storage)}.` }),
    };
  });
}
