import { expect, test } from "@jest/globals";
import { POST as setRole } from "@/app/api/users/[id]/role/route";
import { runCommand } from "@/lib/accounts/users/commands.server";
import { db } from "@/lib/platform/db/client";
import { directTransaction } from "@/lib/platform/db/direct-transaction";
import { sweepExpired } from "@/lib/platform/db/sweep";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { administrator, configuredInstance } from "@/tests/support/setup/instance";
import { actAs } from "./actor";
import { recordChange, recordChanges } from "./record.server";

setUpTestDatabase();

const entries = () => db.auditEntry.findMany({ orderBy: { id: "asc" } });
const renamed = {
  action: "templates:rename",
  target: { id: "t", label: "Spring" },
  before: { name: "Autumn" },
  after: { name: "Spring" },
} as const;

test("a change that is rolled back leaves no entry", async () => {
  await expect(
    db.$transaction(async (transaction) => {
      await recordChange(transaction, renamed);
      throw new Error("given up");
    }),
  ).rejects.toThrow("given up");
  expect(await entries()).toEqual([]);
});

test("a refused one leaves none either", async () => {
  const token = await configuredInstance();
  const { id } = await db.user.findFirstOrThrow();
  const before = (await entries()).length;
  const answer = await post(setRole, { token, params: { id }, body: { role: "viewer" } });
  expect([answer.status, (await entries()).length]).toEqual([409, before]);
});

test("an entry has its actor, address, method and request id", async () => {
  const user = { id: "u", email: "ada@example.com", role: "owner" };
  await actAs({ kind: "user", user, address: "192.0.2.9", requestId: "r", through: "Token Till" }, () =>
    directTransaction((client) => recordChanges(client, [renamed, renamed]), 1000),
  );
  await recordChange(db, { action: "setup:reset" });
  expect(await entries()).toMatchObject([
    {
      actor: "user",
      userId: "u",
      account: "ada@example.com",
      role: "owner",
      address: "192.0.2.9",
      requestId: "r",
      through: "Token Till",
      action: "templates:rename",
      targetId: "t",
      label: "Spring",
      changes: [{ field: "name", before: "Autumn", after: "Spring" }],
    },
    { requestId: "r" },
    { actor: "system", userId: null, account: "", address: "" },
  ]);
});

test("changes that are made at the same time keep their own actors", async () => {
  const acts = ["one", "two"].map((requestId) =>
    actAs({ requestId }, () => db.$transaction((transaction) => recordChange(transaction, renamed))),
  );
  await Promise.all(acts);
  expect((await entries()).map(({ requestId }) => requestId).sort()).toEqual(["one", "two"]);
});

test("only the declared fields of a row are stored, and NUL is removed", async () => {
  const row = { name: "S\u0000pring", archive: "swordfish", passwordHash: "marlin" };
  await recordChange(db, { action: "templates:upload", after: row });
  expect((await entries())[0]?.changes).toEqual([{ field: "name", before: null, after: "Spring" }]);
});

test("a text that looks like an escape sequence is stored unchanged, and a lone surrogate is removed", async () => {
  const name = String.raw`a\u0000","account":"owner@example.com","z":"`;
  await recordChange(db, {
    action: "templates:upload",
    target: { id: "t", label: `${"x".repeat(199)}😀` },
    after: { name },
  });
  expect((await entries())[0]).toMatchObject({
    account: "",
    label: "x".repeat(199),
    changes: [{ field: "name", before: null, after: name }],
  });
});

test("a change by a command on the server is recorded as such", async () => {
  await configuredInstance();
  const { email } = administrator;
  await runCommand(["reset-password", email]);
  expect((await entries()).at(-1)).toMatchObject({ actor: "command", action: "users:link", label: email });
});

const write = (sql: string) => db.$executeRawUnsafe(sql);
const isRefused = (sql: string) => expect(write(sql)).rejects.toThrow("The audit log is only added to");

/** Inserts an entry that is this many days old. */
const madeBefore = (days: number) =>
  write(`INSERT INTO "AuditEntry" ("at", "actor", "account", "role", "through", "address", "requestId", "action",
    "targetId", "label", "changes", "more")
    VALUES (now() - interval '${days} days', 'system', '', '', '', '', '', 'none', '', '${days}', '[]', 0)`);

const keepFor = (auditDays: number) => db.configuration.update({ where: { id: 1 }, data: { auditDays } });
const labels = async () => (await entries()).map(({ label }) => label);

test("the database itself refuses to change entries, and to delete them within their retention", async () => {
  await madeBefore(364);
  await isRefused(`UPDATE "AuditEntry" SET "account" = 'somebody else'`);
  await isRefused(`DELETE FROM "AuditEntry"`);
  await isRefused(`TRUNCATE "AuditEntry"`);
  await keepFor(1);
  await madeBefore(89);
  await isRefused(`DELETE FROM "AuditEntry" WHERE "label" = '89'`);
  await keepFor(0);
  await isRefused(`DELETE FROM "AuditEntry"`);
  expect(await labels()).toEqual(["364", "89"]);
});

test("the clean-up deletes entries beyond the retention, and none if they are kept for ever", async () => {
  for (const days of [1200, 366, 364, 91]) await madeBefore(days);
  await keepFor(0);
  await sweepExpired();
  expect(await labels()).toEqual(["1200", "366", "364", "91"]);
  await keepFor(365);
  await sweepExpired();
  expect(await labels()).toEqual(["364", "91"]);
  await keepFor(90);
  await sweepExpired();
  expect(await labels()).toEqual([]);
});
