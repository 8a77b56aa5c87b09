import { chmod, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { register } from "tsx/esm/api";

/**
 * Settings for short tests: these databases need not survive a crash, and starting workers for a parallel plan takes
 * ten times as long as a statement on a few rows.
 */
const settings = {
  fsync: "off",
  full_page_writes: "off",
  synchronous_commit: "off",
  autovacuum: "off",
  max_parallel_workers_per_gather: 0,
};

async function changeSettings(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  for (const [name, value] of Object.entries(settings))
    await client.query(`ALTER SYSTEM SET ${name} = ${value}`);
  await client.query("SELECT pg_reload_conf()");
  await client.end();
}

/** Starts one PostgreSQL for the integration tests, with a migrated database that is copied for each test file. */
export default async function startDatabase() {
  const unregister = register();
  const { startEmbeddedServer } = await import("../../../lib/platform/db/embedded/server.ts");
  const { createDatabase } = await import("../../../lib/platform/db/probe.ts");
  const { migrate } = await import("../../../lib/platform/db/migrations.ts");
  const { toConnectionString } = await import("../../../lib/platform/address/target.ts");
  const dataDir = await mkdtemp(path.join(tmpdir(), "platform-tests-"));
  await chmod(dataDir, 0o711);
  const server = await startEmbeddedServer({ dataDir, onEvent: () => undefined });
  await changeSettings(toConnectionString(server.maintenance));
  const template = { ...server.target, name: "template_migrated" };
  await createDatabase(template);
  await migrate(toConnectionString(template));
  process.env.TEST_DATABASE = JSON.stringify(server.target);
  process.env.TEST_SUPERUSER = JSON.stringify(server.maintenance);
  globalThis.testDatabase = { dataDir, server, unregister };
}
