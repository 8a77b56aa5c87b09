import "server-only";
import { db, openClient, type Transaction } from "@/lib/db/client";
import { copyAllRows, filledTables, mayChangeEveryTable } from "@/lib/db/copy";
import { currentDatabase, embeddedDatabase, setCurrentDatabase } from "@/lib/db/current";
import { ForeignDatabaseError, migrate } from "@/lib/db/migrations";
import { createDatabase, probeDatabase } from "@/lib/db/probe";
import { forgetConnection, storeConnection } from "@/lib/db/stored-connection";
import { type DatabaseTarget, hostAndPort, isSameDatabase, toConnectionString } from "@/lib/db/target";
import { environment } from "@/lib/env";
import { AppError } from "@/lib/http/errors";
import { log } from "@/lib/log";
import { applySettings, requireAdministrator, type Settings, type SetupProof } from "./apply.server";
import { type ConfigurationInput, hiddenPlace } from "./schema";

/** Tables that a fresh, never used instance already fills. */
const tablesOfAnEmptyInstance = ["Configuration", "RateLimit"];

type Client = ReturnType<typeof openClient>;

/** What set-up does about the server named in the fields: stay, move there, or stay and say why. */
export type Destination = { stay: true; warning?: string } | { stay: false; target: DatabaseTarget };

/** Finds out whether the instance can live on the server in the fields; migrates it where it can. */
export async function prepareDestination({ database }: ConfigurationInput): Promise<Destination> {
  const { kind, target: current } = currentDatabase();
  if (isSameDatabase(database, current) || isSameDatabase(database, hiddenPlace)) return { stay: true };
  const where = hostAndPort(database);
  if (kind === "environment") return { stay: true, warning: "DATABASE_URL decides which database is used." };
  if (!database.password) {
    return { stay: true, warning: `No database password was given for ${where}, so it is not used.` };
  }
  const { outcome, message, target } = await probeDatabase({ ...database, password: database.password });
  if (outcome !== "connected" && outcome !== "can-create") return { stay: true, warning: message };
  try {
    if (outcome === "can-create") await createDatabase(target);
    await migrate(toConnectionString(target));
    if (await withClient(target, mayChangeEveryTable)) return { stay: false, target };
    return { stay: true, warning: `${database.username} may not write to ${database.name} at ${where}.` };
  } catch (error) {
    log.warn({ err: error }, "The chosen database could not be prepared");
    return { stay: true, warning: explainUnprepared(error, target) };
  }
}

function explainUnprepared(error: unknown, target: DatabaseTarget): string {
  const which = `The database ${target.name} at ${hostAndPort(target)}`;
  return error instanceof ForeignDatabaseError
    ? `${which} holds the tables of another program.`
    : `${which} could not be prepared. Does ${target.username} own it, and is it empty?`;
}

async function withClient<T>(target: DatabaseTarget, use: (client: Client) => Promise<T>): Promise<T> {
  const client = openClient(toConnectionString(target), 2);
  try {
    return await use(client);
  } finally {
    await client.$disconnect();
  }
}

/** An instance that lives on the target already is taken as it is; only an unfinished set-up is completed. */
async function adopt(transaction: Transaction, settings: Settings, proof: SetupProof): Promise<boolean> {
  await requireAdministrator(transaction, settings, proof.caller);
  const { isConfigured } = await transaction.configuration.findUniqueOrThrow({
    where: { id: 1 },
    select: { isConfigured: true },
  });
  if (!isConfigured) await applySettings(transaction, settings, { ...proof, grant: null });
  return true;
}

/**
 * Sets the instance up on another server and uses that server from then on, also after a restart. All data
 * arrives there in one transaction; where anything fails, the old database stays in use.
 * @returns whether the settings only proved an account that exists, which then stays as it is
 */
export async function moveTo(target: DatabaseTarget, settings: Settings, proof: SetupProof) {
  const keepsAccount = await withClient(target, (client) =>
    client.$transaction(
      async (transaction) => {
        // Whoever else sets this database up at the same time waits here.
        await transaction.$executeRaw`LOCK TABLE "Configuration" IN EXCLUSIVE MODE`;
        const filled = await filledTables(transaction, tablesOfAnEmptyInstance);
        if (filled.includes("User")) return adopt(transaction, settings, proof);
        if (filled.length > 0) {
          throw new AppError(
            "conflict",
            `The database ${target.name} holds data already, but no administrator.`,
            {
              fields: { "database.name": "Choose an empty database" },
            },
          );
        }
        await copyAllRows(db, transaction);
        return applySettings(transaction, settings, proof);
      },
      { timeout: 600_000 },
    ),
  );
  const embedded = embeddedDatabase();
  if (embedded && isSameDatabase(embedded, target)) {
    await forgetConnection(environment().DATA_DIR);
    setCurrentDatabase({ kind: "embedded", target: embedded });
  } else {
    await storeConnection(environment().DATA_DIR, target);
    setCurrentDatabase({ kind: "chosen", target });
  }
  return keepsAccount;
}
