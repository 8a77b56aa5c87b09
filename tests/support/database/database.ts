import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeEach } from "@jest/globals";
import { Client, type Pool } from "pg";
import { type DatabaseTarget, toConnectionString } from "@/lib/platform/address/target";
import { closeDatabase, currentDatabase, setCurrentDatabase } from "@/lib/platform/db/current";
import { openPools } from "@/lib/platform/db/measured-pg";
import { stopListening } from "@/lib/platform/db/notifications";
import { atEnd } from "../at-end";
import { closeKeptConnections } from "./kept-connections";
import { describeDatabase, emptyDatabase, type KeptDatabase } from "./kept-database";

/** The PostgreSQL server that the test run started. */
export function testServer(): DatabaseTarget {
  const target = process.env.TEST_DATABASE;
  if (!target)
    throw new Error("Run the tests with npm test: the database server of the tests is not running.");
  return JSON.parse(target);
}

/** Returns the superuser of the test server, whom the application never uses. */
export const testSuperuser = (): DatabaseTarget => JSON.parse(process.env.TEST_SUPERUSER ?? "null");

/** Runs one statement on the test server, by default as the application's user. */
export async function runStatement(sql: string, database = testServer()) {
  const client = new Client({ connectionString: toConnectionString(database) });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const made: DatabaseTarget[] = [];

/** Returns an unused name for a database of the test server, which is dropped after the last test. */
export function missingTestDatabase(): DatabaseTarget {
  const target = { ...testServer(), name: `test_${randomBytes(8).toString("hex")}` };
  made.push(target);
  return target;
}

/** Creates a database on the test server, migrated or empty; it is dropped after the last test. */
export async function createTestDatabase({ migrated }: { migrated: boolean }): Promise<DatabaseTarget> {
  const target = missingTestDatabase();
  await runStatement(`CREATE DATABASE ${target.name}${migrated ? " TEMPLATE template_migrated" : ""}`);
  return target;
}

/** Returns the path of the connection that the wizard stores. */
export const storedConnectionFile = () => path.join(process.env.DATA_DIR ?? "", "database.json");

/** The maximum wait for running statements of the test before, in milliseconds; then their connections are closed. */
const MAX_PENDING_MS = 2000;

/** Waits until no statement of the application is running or waiting. */
async function waitForIdleConnections() {
  const isBusy = ({ totalCount, idleCount, waitingCount }: Pool) =>
    waitingCount > 0 || idleCount < totalCount;
  const deadline = performance.now() + MAX_PENDING_MS;
  while ([...openPools()].some(isBusy)) {
    if (performance.now() > deadline) return closeDatabase();
    await delay(1);
  }
}

/** The database that the test files of a suite use in turn, with its connections: opening both takes a third of their time. */
let kept: KeptDatabase | undefined;

/** Returns the database that tests use in turn, if it is the current one. */
export const keptDatabase = (): KeptDatabase | undefined =>
  currentDatabase().target.name === kept?.target.name ? kept : undefined;

async function dropMade(): Promise<void> {
  // Only a superuser can end sessions of the server itself (autovacuum).
  for (const { name } of made.splice(0))
    await runStatement(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`, testSuperuser());
}

/**
 * Gives each test of a file a migrated database as the current one, and no stored connection. Reuses the database of
 * the test before, emptied, unless its schema was changed: creating one takes a hundred times as long.
 */
export function setUpTestDatabase() {
  beforeEach(async () => {
    await rm(storedConnectionFile(), { force: true });
    // Pending work of the test before would write into this test's tables.
    await waitForIdleConnections();
    if (!kept || !(await emptyDatabase(kept))) {
      const target = await createTestDatabase({ migrated: true });
      kept = await describeDatabase(target, { ...testSuperuser(), name: target.name });
    }
    setCurrentDatabase({ kind: "embedded", target: kept.target });
  });
  afterAll(stopListening);
}

atEnd(async () => {
  await closeDatabase();
  await closeKeptConnections();
  await dropMade();
});

/** Makes every insert into and update of a table fail, as a full disk would. @returns a function that undoes it */
export async function breakTable(table: string, database: DatabaseTarget): Promise<() => Promise<unknown>> {
  await runStatement(
    `CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE 'the disk is full'; END $$ LANGUAGE plpgsql;
     CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON "${table}" FOR EACH ROW EXECUTE FUNCTION refuse()`,
    database,
  );
  return () => runStatement(`DROP FUNCTION refuse CASCADE`, database);
}
