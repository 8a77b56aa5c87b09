import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, expect, jest, test } from "@jest/globals";
import { toConnectionString } from "@/lib/platform/address/target";
import { migrate } from "@/lib/platform/db/migrations";
import { createDatabase, probeDatabase } from "@/lib/platform/db/probe";
import { ask, makeTestFolder, removeTestFolders } from "@/tests/support/database/embedded-server";
import { prepareBinaries } from "./binaries";
import { createCluster } from "./cluster";
import { localHome, prepareHome } from "./home";
import { findFreePort } from "./port";
import { launchPostmaster, stopPostmaster } from "./postmaster";
import { grantRows } from "./roles";
import { type EmbeddedServer, startEmbeddedServer } from "./server";
import { readSettings, writeSettings } from "./settings";
import { serverUser } from "./unprivileged-user";

jest.setTimeout(120_000);

let server: EmbeddedServer | undefined;

async function start(dataDir: string) {
  server = await startEmbeddedServer({ dataDir, onEvent: () => undefined });
  return server;
}

afterEach(async () => {
  await server?.stop();
  server = undefined;
  await removeTestFolders();
});

const roles = ({ maintenance }: EmbeddedServer) =>
  ask(
    maintenance,
    `SELECT rolname, rolsuper, rolcanlogin, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls FROM pg_roles
     WHERE rolname !~ '^pg_' ORDER BY rolname`,
  );
const powers = { rolsuper: false, rolcreaterole: false, rolreplication: false, rolbypassrls: false };
const all = {
  rolsuper: true,
  rolcreatedb: true,
  rolcreaterole: true,
  rolreplication: true,
  rolbypassrls: true,
};
const ordinary = { rolname: "app", ...powers, rolcanlogin: true, rolcreatedb: true };
const ofRows = { rolname: "app_rows", ...powers, rolcanlogin: true, rolcreatedb: false };

const owners = (one: EmbeddedServer, name: string) =>
  ask(
    { ...one.maintenance, name },
    `SELECT DISTINCT pg_get_userbyid(relowner) AS owner FROM pg_class WHERE oid >= 16384 AND relkind IN ('r', 'S', 'v', 'i')
     UNION SELECT pg_get_userbyid(typowner) FROM pg_type WHERE oid >= 16384
     UNION SELECT pg_get_userbyid(proowner) FROM pg_proc WHERE oid >= 16384
     UNION SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = current_database()`,
  );

/** Creates a cluster as earlier versions did, with the application as its superuser and data in two databases. */
async function formerCluster() {
  const dataDir = await makeTestFolder();
  const [home, user, password] = [localHome(dataDir), await serverUser(), "former-password"];
  await prepareHome(home, dataDir, user);
  const cluster = { home, user, bin: await prepareBinaries(home, user) };
  await createCluster(cluster, password, "app");
  const { pid, port } = await launchPostmaster(cluster, await findFreePort());
  await writeSettings(dataDir, { password, port, created: true });
  const target = { host: "127.0.0.1", port, name: "appdb", username: "app", password };
  for (const name of ["appdb", "other db"]) {
    const one = { ...target, name };
    await createDatabase(one);
    await migrate(toConnectionString(one));
    await ask(one, "CREATE TYPE mood AS ENUM ('good')");
    await ask(one, "CREATE SCHEMA more");
    await ask(one, "CREATE TABLE more.kept (id int GENERATED ALWAYS AS IDENTITY, own serial, mood mood)");
    await ask(one, "INSERT INTO more.kept (mood) VALUES ('good')");
    await ask(one, "CREATE VIEW seen AS SELECT * FROM more.kept");
    await ask(one, "CREATE FUNCTION one() RETURNS int LANGUAGE sql AS 'SELECT 1'");
  }
  return { dataDir, target, stop: () => stopPostmaster(cluster, pid) };
}

async function expectOrdinary(one: EmbeddedServer) {
  expect(await roles(one)).toEqual([
    ordinary,
    ofRows,
    { rolname: "cluster_owner", ...all, rolcanlogin: false },
    {
      rolname: "postgres",
      ...all,
      rolcanlogin: true,
      rolreplication: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolbypassrls: false,
    },
  ]);
  for (const name of ["appdb", "other db"]) {
    expect(await owners(one, name)).toEqual([{ owner: "app" }]);
    const own = { ...one.target, name };
    expect(await ask(own, "SELECT id, own, mood FROM seen")).toEqual([{ id: 1, own: 1, mood: "good" }]);
    await ask(own, "INSERT INTO more.kept (mood) VALUES ('good')");
    await ask(own, "DELETE FROM more.kept WHERE id > 1");
    await ask(own, 'ALTER TABLE "Configuration" ADD COLUMN added int');
    await ask(own, 'ALTER TABLE "Configuration" DROP COLUMN added');
    await ask(own, "CREATE TABLE public.fresh ()");
    await ask(own, "DROP TABLE public.fresh");
  }
}

test("the application's user is no superuser, and can do what the application does", async () => {
  const { target } = await start(await makeTestFolder());
  expect(await roles(server as EmbeddedServer)).toEqual([
    ordinary,
    ofRows,
    { rolname: "postgres", ...all, rolcanlogin: true },
  ]);
  for (const statement of [
    "ALTER SYSTEM SET fsync = off",
    "CREATE ROLE other",
    "COPY (SELECT 1) TO PROGRAM 'true'",
    "SELECT pg_read_file('postgresql.conf')",
    "SELECT * FROM pg_authid",
  ]) {
    await expect(ask(target, statement)).rejects.toThrow(/permission denied/);
  }
  expect((await migrate(toConnectionString(target))).length).toBeGreaterThan(0);
  await createDatabase({ ...target, name: "another" });
  expect((await probeDatabase({ ...target, name: "another" })).outcome).toBe("connected");
});

test("the application's user can't delete from the audit log, in later tables either", async () => {
  const { target, rows } = await start(await makeTestFolder());
  await migrate(toConnectionString(target));
  await grantRows(target);
  await ask(target, "CREATE SCHEMA restore_x; CREATE TABLE restore_x.later (id serial, word text)");
  await ask(target, "ALTER TABLE restore_x.later SET SCHEMA public; DROP SCHEMA restore_x");
  await ask(rows, "INSERT INTO later (word) VALUES ('new'); UPDATE later SET word = 'other' WHERE id = 1");
  expect(await ask(rows, "DELETE FROM later RETURNING id, word")).toEqual([{ id: 1, word: "other" }]);
  await ask(rows, 'BEGIN; LOCK TABLE "Secret" IN SHARE ROW EXCLUSIVE MODE; COMMIT');
  await ask(
    rows,
    `INSERT INTO "AuditEntry" ("actor", "account", "role", "through", "address", "requestId", "action", "targetId",
       "label", "changes", "more") VALUES ('system', '', '', 'test', '', '', 'settings:save', '', '', '[]', 0)`,
  );
  for (const [statement, refusal] of [
    ['DELETE FROM "AuditEntry"', /only added to/],
    ['ALTER TABLE "AuditEntry" DISABLE TRIGGER ALL', /must be owner/],
    ['DROP TRIGGER "AuditEntry_stays" ON "AuditEntry"', /must be owner/],
    ['ALTER TABLE "AuditEntry" RENAME TO "Other"', /must be owner/],
    ['DROP TABLE "AuditEntry"', /must be owner/],
    ['TRUNCATE "AuditEntry"', /permission denied/],
    [
      "CREATE OR REPLACE FUNCTION keep_audit_entries() RETURNS trigger LANGUAGE sql AS ''",
      /permission denied/,
    ],
    ["CREATE TABLE other (id int)", /permission denied/],
    ["SET session_replication_role = replica", /permission denied/],
    ["SET ROLE app", /permission denied/],
  ] as const) {
    await expect(ask(rows, statement)).rejects.toThrow(refusal);
  }
  expect(await ask(rows, 'SELECT "action" FROM "AuditEntry"')).toEqual([{ action: "settings:save" }]);
});

test("an installation of an earlier version gets the database user for rows at its next start", async () => {
  const dataDir = await makeTestFolder();
  const first = await start(dataDir);
  await migrate(toConnectionString(first.target));
  const { rowPassword: _, ...settings } = (await readSettings(dataDir)) ?? { password: "" };
  await ask(first.maintenance, "DROP ROLE app_rows");
  await first.stop();
  await writeSettings(dataDir, settings);
  const { target, rows } = await start(dataDir);
  await grantRows(target);
  expect(await ask(rows, 'SELECT "id" FROM "Configuration"')).toEqual([{ id: 1 }]);
});

test("a cluster with the application as superuser is migrated once, without data loss", async () => {
  const { dataDir, target, stop } = await formerCluster();
  await stop();
  const first = await start(dataDir);
  expect(first.target).toEqual(target);
  await expectOrdinary(first);
  expect(await readSettings(dataDir)).toMatchObject({
    ordinaryUser: true,
    maintenancePassword: expect.any(String),
  });
  await first.stop();
  await expectOrdinary(await start(dataDir));
});

test("a running cluster is changed as well, and an interrupted change continues", async () => {
  const { dataDir } = await formerCluster();
  const first = await start(dataDir);
  expect(first.takenOver).toBe(true);
  await expectOrdinary(first);
  await ask({ ...first.maintenance, name: "other db" }, 'ALTER DATABASE "other db" OWNER TO cluster_owner');
  await ask({ ...first.maintenance, name: "other db" }, "ALTER TABLE more.kept OWNER TO cluster_owner");
  await first.stop();
  const settings = await readSettings(dataDir);
  await writeSettings(dataDir, { ...settings, password: first.target.password, ordinaryUser: false });
  await expectOrdinary(await start(dataDir));
});

test("lost settings are created again in both kinds of clusters", async () => {
  const { dataDir, stop } = await formerCluster();
  await stop();
  await rm(join(dataDir, "postgres.json"));
  await (await start(dataDir)).stop();
  await rm(join(dataDir, "postgres.json"));
  await expectOrdinary(await start(dataDir));
});
