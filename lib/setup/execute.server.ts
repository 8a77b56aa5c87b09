import "server-only";
import {
  type DatabaseTarget,
  hostAndPort,
  isSameDatabase,
  toConnectionString,
} from "@/lib/platform/address/target";
import { db, openClient, type Transaction } from "@/lib/platform/db/client";
import { copyAllRows, filledTables, mayChangeEveryTable } from "@/lib/platform/db/copy";
import { directDatabase, embeddedDatabase, moveDatabase } from "@/lib/platform/db/current";
import { migrate, RefusedDatabaseError } from "@/lib/platform/db/migrations";
import { createDatabase } from "@/lib/platform/db/probe";
import { removeStoredConnection, storeConnection } from "@/lib/platform/db/stored-connection";
import { AppError } from "@/lib/platform/http/errors";
import { log } from "@/lib/platform/log/log";
import { environment } from "@/lib/platform/runtime/env";
import { applySettings, requireOwner, type Settings, type SetupProof } from "./apply.server";
import type { SetupPlan } from "./decide.server";

/** The tables with rows in a new, unused instance. */
const tablesOfAnEmptyInstance = [
  "Category",
  "Configuration",
  "Dish",
  "Instance",
  "RateLimit",
  "Restaurant",
  "SignInTry",
];

type Client = ReturnType<typeof openClient>;

/**
 * Executes a set-up plan. If the target can't be prepared, the data stays in the database in use; `warning` says why.
 * @returns `keepsAccount`: the email and password only proved an existing account, which was not changed
 * @throws AppError `conflict`, `unauthenticated`; the database in use then stays the same
 */
export async function executeSetup(
  plan: SetupPlan,
  settings: Settings,
  proof: SetupProof,
): Promise<{ keepsAccount: boolean; warning?: string | undefined }> {
  const warning = plan.kind === "move" ? await prepareTarget(plan) : plan.warning;
  if (plan.kind === "move" && !warning) return { keepsAccount: await moveTo(plan.target, settings, proof) };
  const keepsAccount = await db.$transaction((transaction) => applySettings(transaction, settings, proof));
  return { keepsAccount, warning };
}

type Move = Extract<SetupPlan, { kind: "move" }>;

/** Creates the missing database and its tables. @returns why it can't be used, or undefined */
async function prepareTarget({ target, createsDatabase }: Move): Promise<string | undefined> {
  try {
    if (createsDatabase) await createDatabase(target);
    await migrate(toConnectionString(target));
    if (await withPrisma(target, mayChangeEveryTable)) return;
    return `${target.username} may not write to ${target.name} at ${hostAndPort(target)}.`;
  } catch (error) {
    log.warn({ err: error }, "The chosen database could not be prepared");
    const which = `The database ${target.name} at ${hostAndPort(target)}`;
    return error instanceof RefusedDatabaseError
      ? `${which} ${error.reason}.`
      : `${which} could not be prepared. Does ${target.username} own it, and is it empty?`;
  }
}

async function withPrisma<T>(target: DatabaseTarget, use: (client: Client) => Promise<T>): Promise<T> {
  const client = openClient(toConnectionString(target), 2);
  try {
    return await use(client);
  } finally {
    await client.$disconnect();
  }
}

/** Uses the instance in the target unchanged, except that an unfinished set-up is completed. */
async function adopt(transaction: Transaction, settings: Settings, proof: SetupProof): Promise<boolean> {
  const proven = await requireOwner(transaction, settings, proof.caller);
  const { isConfigured } = await transaction.configuration.findUniqueOrThrow({
    where: { id: 1 },
    select: { isConfigured: true },
  });
  if (!isConfigured) await applySettings(transaction, settings, { ...proof, grant: null, proven });
  return true;
}

/** Copies all data to another server and sets the instance up there, in one transaction, and switches to it. */
async function moveTo(target: DatabaseTarget, settings: Settings, proof: SetupProof): Promise<boolean> {
  const keepsAccount = await withPrisma(target, (client) =>
    client.$transaction(
      async (transaction) => {
        // A concurrent set-up of this database waits here.
        await transaction.$executeRaw`LOCK TABLE "Configuration" IN EXCLUSIVE MODE`;
        const filled = await filledTables(transaction, tablesOfAnEmptyInstance);
        if (filled.includes("User")) return adopt(transaction, settings, proof);
        if (filled.length > 0) {
          throw new AppError("conflict", `The database ${target.name} holds data already, but no owner.`, {
            fields: { "database.name": "Choose an empty database" },
          });
        }
        // Uses a separate connection: reading all files takes longer than a request may.
        await withPrisma(directDatabase(), (source) => copyAllRows(source, transaction));
        return applySettings(transaction, settings, proof);
      },
      { timeout: 600_000 },
    ),
  );
  const embedded = embeddedDatabase();
  if (embedded && isSameDatabase(embedded.target, target)) {
    await removeStoredConnection(environment().DATA_DIR);
    await moveDatabase(embedded);
  } else {
    await storeConnection(environment().DATA_DIR, target);
    await moveDatabase({ kind: "chosen", target });
  }
  return keepsAccount;
}
