import { escapeIdentifier, escapeLiteral } from "pg";
import type { DatabaseTarget } from "@/lib/platform/address/target";
import { probeDatabase } from "@/lib/platform/db/probe";
import { withSession } from "@/lib/platform/db/probe-session";
import { users } from "./cluster";

/** The new name of a cluster's first user if the application was that user. */
const FORMER_OWNER = "cluster_owner";
const TIMEOUT_MS = 60_000;

type Query = (statement: string) => Promise<Record<string, unknown>[]>;

function inSession<T>(target: DatabaseTarget, use: (query: Query) => Promise<T>): Promise<T> {
  return withSession(target, Date.now() + TIMEOUT_MS, (client) =>
    use(async (statement) => (await client.query<Record<string, unknown>>(statement)).rows),
  );
}

async function inTransaction(query: Query, run: () => Promise<void>): Promise<void> {
  await query("BEGIN");
  await run();
  await query("COMMIT");
}

/**
 * Makes the application's user an ordinary one, who may create databases and owns its own, and adds a superuser for
 * maintenance. Changes clusters whose superuser was the application; continues after an interruption.
 * @param maintenance the superuser, in the database `postgres`
 * @param target the application's user, in its database
 */
export async function ensureRoles(maintenance: DatabaseTarget, target: DatabaseTarget): Promise<void> {
  if ((await probeDatabase(maintenance)).outcome !== "connected") {
    await inSession({ ...target, name: maintenance.name }, (query) =>
      createRole(query, maintenance, "SUPERUSER"),
    );
  }
  const databases = await inSession(maintenance, async (query) => {
    const [found] = await query(
      `SELECT rolsuper, oid = 10 AS first FROM pg_roles WHERE rolname = '${users.app}'`,
    );
    await inTransaction(query, async () => {
      if (found?.first) await query(`ALTER ROLE ${users.app} RENAME TO ${FORMER_OWNER}`);
      if (found?.first || !found) await createRole(query, target, "CREATEDB");
      else if (found.rolsuper) await query(`ALTER ROLE ${users.app} NOSUPERUSER CREATEDB`);
      await query(disarmFormerOwner);
    });
    return query(ownedByFormerOwner);
  });
  for (const { name } of databases) await handOver(maintenance, String(name));
}

/**
 * Creates the user who reads and writes rows, if it is missing or can't sign in.
 * @param maintenance the superuser, in the database `postgres`
 */
export async function ensureRowUser(maintenance: DatabaseTarget, rows: DatabaseTarget): Promise<void> {
  if ((await probeDatabase(rows)).outcome === "connected") return;
  await inSession(maintenance, (query) => createRole(query, rows, "NOSUPERUSER NOCREATEDB NOCREATEROLE"));
}

/**
 * Grants the row user access to the rows of all present and future tables, and nothing else: it can't drop triggers,
 * such as those that protect the audit log.
 * @param owner the owner of the tables, in their database
 */
export async function grantRows(owner: DatabaseTarget): Promise<void> {
  const rows = "SELECT, INSERT, UPDATE, DELETE";
  await inSession(owner, (query) =>
    inTransaction(query, async () => {
      await query(`GRANT ${rows} ON ALL TABLES IN SCHEMA public TO ${users.rows}`);
      await query(`GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${users.rows}`);
      // A restore creates its tables in another schema first.
      await query(`ALTER DEFAULT PRIVILEGES GRANT ${rows} ON TABLES TO ${users.rows}`);
      await query(`ALTER DEFAULT PRIVILEGES GRANT USAGE, SELECT ON SEQUENCES TO ${users.rows}`);
    }),
  );
}

async function createRole(query: Query, { username, password }: DatabaseTarget, attribute: string) {
  const [found] = await query(`SELECT FROM pg_roles WHERE rolname = ${escapeLiteral(username)}`);
  await query(
    `${found ? "ALTER" : "CREATE"} ROLE ${escapeIdentifier(username)} LOGIN ${attribute} PASSWORD ${escapeLiteral(password)}`,
  );
}

const disarmFormerOwner = `DO $$ BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = '${FORMER_OWNER}') THEN ALTER ROLE ${FORMER_OWNER} NOLOGIN; END IF;
END $$`;

const ownedByFormerOwner = `SELECT datname AS name FROM pg_database
  WHERE datdba = to_regrole('${FORMER_OWNER}') AND datallowconn AND datname NOT IN ('postgres', 'template0', 'template1')`;

/** Transfers a database and its objects to the application's user. The database comes last. */
async function handOver(maintenance: DatabaseTarget, name: string): Promise<void> {
  await inSession({ ...maintenance, name }, (query) =>
    inTransaction(query, async () => {
      await query(giveObjects);
      await query(`ALTER DATABASE ${escapeIdentifier(name)} OWNER TO ${users.app}`);
    }),
  );
}

/** REASSIGN OWNED refuses the cluster's first user, who also owns the system's objects. */
const giveObjects = `DO $$
DECLARE
  former oid := to_regrole('${FORMER_OWNER}');
  command text;
BEGIN
  FOR command IN
    SELECT format('ALTER SCHEMA %I OWNER TO ${users.app}', nspname) FROM pg_namespace
    WHERE nspowner = former AND oid >= 16384
    UNION ALL
    SELECT format('ALTER %s %s OWNER TO ${users.app}',
      CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE' END,
      c.oid::regclass)
    FROM pg_class c
    WHERE relowner = former AND c.oid >= 16384 AND relkind IN ('r', 'p', 'v', 'm', 'S')
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid
        AND d.refclassid = 'pg_class'::regclass AND d.deptype IN ('a', 'i'))
    UNION ALL
    SELECT format('ALTER TYPE %s OWNER TO ${users.app}', t.oid::regtype) FROM pg_type t
    WHERE typowner = former AND t.oid >= 16384 AND typrelid = 0 AND typelem = 0
    UNION ALL
    SELECT format('ALTER ROUTINE %s OWNER TO ${users.app}', p.oid::regprocedure) FROM pg_proc p
    WHERE proowner = former AND p.oid >= 16384
  LOOP EXECUTE command; END LOOP;
END $$`;
