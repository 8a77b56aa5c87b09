// Runs alone: it sets the keys of payments in the environment.
import { readdir } from "node:fs/promises";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { POST as saveKeys } from "@/app/api/settings/payment-keys/route";
import { calls } from "@/lib/api/calls";
import { backupFolder } from "@/lib/backups/folder";
import { toConnectionString } from "@/lib/platform/address/target";
import { db } from "@/lib/platform/db/client";
import { currentDatabase } from "@/lib/platform/db/current";
import type { CallDeclaration } from "@/lib/platform/http/call";
import { REQUEST_ID_HEADER } from "@/lib/platform/http/origin";
import { listPolicyReports } from "@/lib/policy-reports/reports.server";
import { administrator } from "@/tests/support/accounts/administrator";
import { instanceWithAddress } from "@/tests/support/accounts/users";
import { changingCalls } from "@/tests/support/api/changing-calls/changing-calls";
import type { Stage } from "@/tests/support/api/changing-calls/recipe";
import { declaredCalls } from "@/tests/support/api/declared-calls";
import { post, send } from "@/tests/support/api/request";
import { tableDigests } from "@/tests/support/backups/table-digests";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { setUpFakeStripe } from "@/tests/support/payments/stripe-server";

setUpTestDatabase();
const stripe = setUpFakeStripe();
const address = "198.51.100.7";
const keys = { secret: "sk_test_stored1", publishable: "pk_test_stored1", webhook: "whsec_stored1" };
process.env.STRIPE_WEBHOOK_SECRET = keys.webhook;

const routeOf = (name: string) => name.split(",")[0] ?? "";

/** The audit actions that a call declares, or the reason for none. */
const auditOf = (name: string) => (calls as Readonly<Record<string, CallDeclaration>>)[name]?.audit;

test("each call that declares audit actions has a recipe, and each that declares none has a reason", () => {
  const changing = Object.keys(calls).filter((name) => !name.startsWith("GET "));
  const recorded = changing.filter((name) => Array.isArray(auditOf(name)));
  expect([...new Set(Object.keys(changingCalls).map(routeOf))].sort()).toEqual(recorded.sort());
  for (const name of changing) expect([name, auditOf(name)?.length]).not.toEqual([name, 0]);
  for (const name of changing) expect([name, auditOf(name)]).not.toEqual([name, undefined]);
});

describe("changes by", () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = { token: await instanceWithAddress(), stripe };
    const saved = await post(saveKeys, { token: stage.token, body: keys });
    expect(saved.status).toBe(200);
  });

  /** Sessions are compared by number only: each call updates the times of their last use and last password. */
  async function stored() {
    const others = ["AuditEntry", "KitchenPresence", "PageVisits", "RateLimit", "Session", "SignInTry"];
    const digests = await tableDigests(toConnectionString(currentDatabase().target), others);
    const files = await readdir(backupFolder()).catch(() => []);
    // A call can also change state that is only in memory.
    const reports = listPolicyReports();
    return { ...digests, sessions: await db.session.count(), files, reports };
  }

  /** The values of all columns named like a secret, and the ids of sessions. */
  async function storedSecrets(): Promise<string[]> {
    const named = "hash|secret|token|password|ending|resetid|publickey";
    const columns = await db.$queryRaw<{ table: string; column: string }[]>`
      SELECT "table_name"::text AS "table", "column_name"::text AS "column" FROM information_schema.columns
      WHERE "table_schema" = 'public' AND "table_name" <> 'AuditEntry' AND "data_type" <> 'ARRAY'
        AND ("column_name" ~* ${named} OR "table_name" = 'Secret' OR ("table_name", "column_name") = ('Session', 'id'))
        AND "column_name" NOT IN ('name', 'updatedAt')`;
    expect(columns).toContainEqual({ table: "User", column: "passwordHash" });
    const values = columns.map(({ table, column }) => `SELECT "${column}"::text AS "text" FROM "${table}"`);
    const found = await db.$queryRawUnsafe<{ text: string | null }[]>(values.join(" UNION ALL "));
    return found.flatMap(({ text }) => text ?? []);
  }

  /** Values of requests and answers in fields named like a secret, and the tokens of links. */
  function toldSecrets(value: unknown, isSecret = false): string[] {
    if (typeof value === "string") return isSecret ? [value] : (/#([\w-]{40,})$/.exec(value)?.slice(1) ?? []);
    if (typeof value !== "object" || value === null) return [];
    const isNamed = (name: string) =>
      /password|token|cookie|secret|codes?$|signature|authorization/i.test(name) ||
      (isSecret && Array.isArray(value));
    return Object.entries(value).flatMap(([name, one]) => toldSecrets(one, isNamed(name)));
  }

  async function latestId(): Promise<bigint> {
    const entry = await db.auditEntry.findFirst({ orderBy: { id: "desc" }, select: { id: true } });
    return entry?.id ?? 0n;
  }

  /**
   * Inserts entries with the next ids, so that no other entry can be stored.
   * @returns a function that allows entries again
   */
  async function refuseEntries() {
    const from = (await latestId()) + 1n;
    await db.$executeRaw`
      INSERT INTO "AuditEntry" ("id", "actor", "account", "role", "through", "address", "requestId", "action",
        "targetId", "label", "changes", "more")
      SELECT n, 'system', '', '', '', '', '', 'none', '', '', '[]', 0
      FROM generate_series(${from}::bigint, ${from + 99n}::bigint) n`;
    return () => db.$queryRaw`SELECT setval('"AuditEntry_id_seq"', ${from + 99n}::bigint)::text`;
  }

  test.each(Object.keys(changingCalls))("%s", async (name) => {
    const prepare = changingCalls[name];
    const call = (await declaredCalls()).find((one) => one.name === routeOf(name));
    if (!prepare || !call) throw new Error(`There is no recipe for ${name}.`);
    const { sent, actions, actor = "user" } = await prepare(stage);
    expect(auditOf(routeOf(name))).toEqual(expect.arrayContaining(actions));
    const { id: ownId } = await db.user.findFirstOrThrow({ where: { role: "owner" } });
    const make = (requestId: string) =>
      send(call.handler, call.method, {
        ...sent,
        address,
        headers: { ...sent.headers, [REQUEST_ID_HEADER]: requestId },
      });

    const before = await stored();
    const accept = await refuseEntries();
    const failed = await make("failed");
    expect([failed.status, await stored()]).toEqual([500, before]);
    await accept();

    const since = await latestId();
    const done = await make("done");
    expect([done.status, done.body]).toEqual([200, expect.anything()]);
    expect(await stored()).not.toEqual(before);
    const entries = await db.auditEntry.findMany({ where: { id: { gt: since } }, orderBy: { id: "asc" } });
    expect(entries.map(({ action }) => action)).toEqual(actions);
    const byGuest = actor === "visitor" && /^(orders|reservations):status$/.test(actions[0] ?? "");
    const isNobody = actor === "provider" || byGuest;
    const isByLink = actions[0] === "users:use-link";
    for (const entry of entries) {
      expect(entry).toMatchObject({
        actor,
        address,
        requestId: "done",
        account: isNobody ? "" : isByLink ? "cook@example.com" : administrator.email,
        role: isNobody ? "" : isByLink ? "kitchen" : "owner",
        through: actor === "provider" ? "Stripe" : "",
      });
      if (actor === "user" && !isByLink) expect(entry.userId).toBe(ownId);
    }
    const log = JSON.stringify(await db.auditEntry.findMany({ omit: { id: true } }));
    const secrets = [
      ...toldSecrets(sent),
      ...toldSecrets(done.body),
      ...(await storedSecrets()),
      ...[administrator.password, stage.token, ...Object.values(keys)],
    ];
    expect(secrets.filter((secret) => secret.length >= 4 && log.includes(secret))).toEqual([]);
  });
});
