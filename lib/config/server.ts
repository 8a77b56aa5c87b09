import "server-only";
import type { Caller } from "@/lib/auth/device";
import { hashPassword } from "@/lib/auth/password";
import type { AuthUser } from "@/lib/auth/schema";
import { db } from "@/lib/db/client";
import { alreadyConfigured, applySettings, requireAdministrator, type SetupProof } from "./apply.server";
import { moveTo, prepareDestination } from "./move.server";
import { validResetGrant } from "./reset.server";
import type { ConfigurationInput, SaveAnswer } from "./schema";
import { forgetConfigurationState } from "./state.server";
import { currentStorage, describeStorage } from "./storage.server";

type Queue = { last: Promise<unknown> };
const shared = globalThis as { platformSetupQueue?: Queue };

/** Saves of one process wait for each other, so that none works on a database that another just left. */
function inTurn<T>(run: () => Promise<T>): Promise<T> {
  shared.platformSetupQueue ??= { last: Promise.resolve() };
  const result = shared.platformSetupQueue.last.then(run);
  shared.platformSetupQueue.last = result.catch(() => undefined);
  return result;
}

/** What a save may be proved with, and whom its tries are counted for. */
export type SetupVisitor = { user: AuthUser | null; resetCookie: string | undefined; caller: Caller };

/**
 * Before a save touches anything: without this, a stranger could point an instance that was reset at a database
 * of his own, and be its administrator.
 */
async function requireSetupRight(input: ConfigurationInput, { user }: SetupVisitor, proof: SetupProof) {
  if (user?.role === "admin" || proof.grant) return;
  const administrators = await db.user.count({ where: { role: "admin" } });
  if (administrators > 0) await requireAdministrator(db, input, proof);
}

/**
 * Sets the instance up. Where the server in the fields can't be used, the data stays where it is and
 * `warning` says so.
 * @throws AppError `conflict` where it is set up already, `unauthenticated` where an administrator must prove it
 */
export function saveConfiguration(
  input: ConfigurationInput,
  visitor: SetupVisitor,
): Promise<Omit<SaveAnswer, "success">> {
  return inTurn(async () => {
    const { isConfigured } = await db.configuration.findUniqueOrThrow({
      where: { id: 1 },
      select: { isConfigured: true },
    });
    if (isConfigured) throw alreadyConfigured();
    const grant = await validResetGrant(visitor.resetCookie);
    const passwordHash = await hashPassword(input.adminPassword);
    const proof = { grant, passwordHash, caller: visitor.caller };
    await requireSetupRight(input, visitor, proof);
    const destination = await prepareDestination(input);
    const keepsAccount = destination.stay
      ? await db.$transaction((transaction) => applySettings(transaction, input, proof))
      : await moveTo(destination.target, input, proof);
    forgetConfigurationState();
    const storage = currentStorage();
    const warning = destination.stay ? destination.warning : undefined;
    return {
      isConfigured: true,
      storage,
      ...(keepsAccount && { keepsAccount }),
      ...(warning && { warning: `${warning} Your data is kept in ${describeStorage(storage)}.` }),
    };
  });
}
