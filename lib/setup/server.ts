import "server-only";
import { hashPassword } from "@/lib/accounts/password/password";
import type { ResetGrant } from "@/lib/accounts/session-token";
import type { Caller } from "@/lib/accounts/sign-in/device";
import { toClientConfig } from "@/lib/platform/address/target";
import { db } from "@/lib/platform/db/client";
import { directDatabase } from "@/lib/platform/db/current";
import { withClient } from "@/lib/platform/db/with-client";
import { createQueue } from "@/lib/platform/queue/queue";
import { remember } from "@/lib/platform/runtime/remember";
import { worker } from "@/lib/platform/runtime/worker";
import type { SavedConfiguration } from "./answers";
import { alreadyConfigured, requireOwner } from "./apply.server";
import { decideSetup } from "./decide.server";
import { executeSetup } from "./execute.server";
import { validResetGrant } from "./reset.server";
import type { ConfigurationInput } from "./schema";
import { setupCodeNeeded } from "./setup-access.server";
import { removeSetupCode } from "./setup-code";
import { currentStorage, describeStorage } from "./storage.server";

/** Saves run one at a time, so that none uses a database that another has just left. */
const saves = remember("set-up saves", () => createQueue({ name: "set-up", concurrency: 1 }));

/** An advisory lock, unique in this application. */
const LOCK = 7_265_002;

/** Runs a save in its turn, also among the workers on this port. */
const inTurn = <Result>(save: () => Promise<Result>): Promise<Result> =>
  saves.run(() => {
    if (!worker()) return save();
    // The lock ends with its connection.
    return withClient(toClientConfig(directDatabase()), async (client) => {
      await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
      return save();
    });
  });

/** The caller's proof of the right to set up, and the address for which failed attempts count. */
export type SetupVisitor = {
  /** True if an owner has just signed in or entered the password again. */
  isTrusted: boolean;
  resetCookie: string | undefined;
  caller: Caller;
  /** The origin that the visitor used. */
  origin: string;
  hasAccess: () => Promise<boolean>;
};

async function isOwned(): Promise<boolean> {
  return (await db.user.count({ where: { role: "owner" } })) > 0;
}

async function requireUnconfigured() {
  const { isConfigured } = await db.configuration.findUniqueOrThrow({
    where: { id: 1 },
    select: { isConfigured: true },
  });
  if (isConfigured) throw alreadyConfigured();
}

/**
 * @throws AppError `forbidden` if there is no owner yet and the set-up code is missing; `conflict` if another save ended
 *   during the check, which invalidates the code
 */
async function requireSetupCode({ hasAccess }: SetupVisitor) {
  if ((await isOwned()) || (await hasAccess())) return;
  await requireUnconfigured();
  throw setupCodeNeeded();
}

/**
 * Checks the right to set up before a save changes anything: otherwise a stranger could connect a reset instance to
 * another database, and own it.
 * @returns the owner whose email and password in the input were verified; null with another proof
 */
async function requireSetupRight(input: ConfigurationInput, visitor: SetupVisitor, grant: ResetGrant | null) {
  if (visitor.isTrusted || grant) return null;
  if (await isOwned()) return requireOwner(db, input, visitor.caller);
  await requireSetupCode(visitor);
  return null;
}

/**
 * Sets the instance up. If the entered server can't be used, the data stays in the database in use; `warning` says why.
 * @throws AppError `conflict` if it is set up already, `unauthenticated` without proof of an owner, `forbidden` if there
 *   is no owner yet and the set-up code is missing
 */
export async function saveConfiguration(
  input: ConfigurationInput,
  visitor: SetupVisitor,
): Promise<SavedConfiguration> {
  await requireUnconfigured();
  // Checked before queueing, so that unauthorized saves don't delay others.
  await requireSetupCode(visitor);
  return inTurn(async () => {
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
