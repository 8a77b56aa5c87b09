// Runs alone: it reads all attempts that a process has not written yet.
import { afterEach, expect, jest, test } from "@jest/globals";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as users } from "@/app/api/users/route";
import { GET as signIns } from "@/app/api/users/sign-ins/route";
import { db } from "@/lib/platform/db/client";
import { currentDatabase } from "@/lib/platform/db/current";
import { sweepExpired } from "@/lib/platform/db/sweep";
import { get, post } from "@/tests/support/api/request";
import { runStatement, setUpTestDatabase } from "@/tests/support/database/database";
import { administrator, configuredInstance, signedInAs } from "@/tests/support/setup/instance";
import { listSignIns, recordSignIn } from "./log.server";

setUpTestDatabase();

const page = { limit: 100 };
const told = async () =>
  (await listSignIns(page)).signIns.map(({ account, address, outcome }) => [account, address, outcome]);

test("each try is recorded with account, address and outcome, and shown to owners", async () => {
  const token = await configuredInstance();
  const from = (address: string, body: object) =>
    post(login, { address, body: { ...administrator, ...body } });
  await from("198.51.100.7", { password: "something else" });
  await from("198.51.100.8", { email: "nobody@example.com" });
  expect((await told()).slice(0, 3)).toEqual([
    ["nobody@example.com", "198.51.100.8", "refused"],
    [administrator.email, "198.51.100.7", "refused"],
    [administrator.email, "192.0.2.1", "signedIn"],
  ]);
  const { body } = await get(users, { token });
  expect(body.signIns[0]).toMatchObject({ account: "nobody@example.com", outcome: "refused" });
  expect(JSON.stringify(body)).not.toContain("something else");
});

test("slowed-down attempts are recorded in one row with a count", async () => {
  await configuredInstance();
  const address = "198.51.100.9";
  for (let i = 0; i < 9; i++)
    await post(login, { address, body: { ...administrator, password: "wrong one" } });
  const rows = (await listSignIns(page)).signIns.filter((row) => row.address === address);
  expect(rows.map(({ outcome, tries, isKnown }) => [outcome, tries, isKnown])).toEqual([
    ["slowedDown", 4, true],
    ["refused", 5, true],
  ]);
});

test("long texts are cut", async () => {
  await recordSignIn({
    account: "a".repeat(10_000),
    address: "b".repeat(10_000),
    outcome: "refused",
    isKnown: false,
  });
  const [first] = (await listSignIns(page)).signIns;
  expect([first?.account.length, first?.address.length]).toEqual([254, 64]);
});

/** Sets the clock to a different time for each test, and leaves timers alone. */
function setClock(now: number) {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "setTimeout", "queueMicrotask"], now });
}
afterEach(() => void jest.useRealTimers());

/** Attempts to sign in with unknown names, each from a different address. */
async function flood(tries: number) {
  for (let i = 0; i < tries; i++) {
    const address = `198.51.${i >> 8}.${i & 255}`;
    await recordSignIn({ account: `u${i}@example.com`, address, outcome: "refused", isKnown: false });
  }
}

test("however many unknown names are tried, a try at an account is a row, and they are few", async () => {
  setClock(3e12);
  await flood(400);
  await recordSignIn({ account: "owner@example.com", address: "192.0.2.1", outcome: "refused" });
  await recordSignIn({ account: "owner@example.com", address: "192.0.2.1", outcome: "signedIn" });
  await flood(400);
  const { signIns } = await listSignIns(page);
  expect(signIns.slice(0, 3)).toMatchObject([
    { account: "owner@example.com", outcome: "signedIn", tries: 1 },
    { account: "owner@example.com", address: "192.0.2.1", outcome: "refused", isKnown: true, tries: 1 },
    { account: "", address: "", outcome: "refused", isKnown: false, tries: 760 },
  ]);
  expect(signIns.length).toBe(23);
  expect(signIns.reduce((sum, { tries }) => sum + tries, 0)).toBe(802);
});

test("an account that is tried from many addresses has a row for some, and one for all others", async () => {
  setClock(3.5e12);
  for (let i = 0; i < 300; i++)
    await recordSignIn({ account: "owner@example.com", address: `198.51.100.${i}`, outcome: "refused" });
  const { signIns } = await listSignIns(page);
  expect(signIns[0]).toMatchObject({ account: "owner@example.com", address: "", tries: 280 });
  expect(signIns.length).toBe(21);
});

test("counts of instances are added, and each period has separate rows", async () => {
  setClock(4e12);
  const tried = { account: "owner@example.com", address: "192.0.2.1", outcome: "refused" } as const;
  await recordSignIn(tried);
  await db.signInTry.updateMany({ data: { tries: 5 } });
  await recordSignIn(tried);
  jest.setSystemTime(4e12 + 11 * 60_000);
  await recordSignIn(tried);
  expect((await listSignIns(page)).signIns.map(({ tries }) => tries)).toEqual([1, 6]);
});

test("only owners page back through the log", async () => {
  const token = await configuredInstance();
  await runStatement(
    `INSERT INTO "SignInTry" ("account", "address", "outcome")
       SELECT 'n' || n, 'x', 'refused' FROM generate_series(1, 250) n`,
    currentDatabase().target,
  );
  const seen: string[] = [];
  let query = "";
  for (;;) {
    const { body } = await get(signIns, { token, query });
    seen.push(...body.signIns.map(({ account }: { account: string }) => account));
    if (body.next === null) break;
    query = `?before=${body.next}`;
  }
  expect(seen).toHaveLength(251);
  expect(new Set(seen).size).toBe(251);
  const { body } = await get(users, { token });
  expect([body.signIns.length, body.signInsNext]).toEqual([100, body.signIns.at(-1).id]);
  expect((await get(signIns, { token: (await signedInAs("manager")).token })).status).toBe(403);
  expect((await get(signIns, { token, query: "?before=x" })).status).toBe(422);
});

test("the sweep keeps 90 days, and a limited number of failures", async () => {
  await runStatement(
    `INSERT INTO "SignInTry" ("account", "address", "outcome", "isKnown") VALUES ('owner', 'x', 'refused', true);
     INSERT INTO "SignInTry" ("at", "account", "address", "outcome")
       SELECT now(), 'n' || n, 'x', 'refused' FROM generate_series(1, 20050) n;
     INSERT INTO "SignInTry" ("at", "account", "address", "outcome") VALUES
       (now() - interval '91 days', 'old', 'x', 'signedIn'), (now() - interval '89 days', 'kept', 'x', 'signedIn')`,
    currentDatabase().target,
  );
  await sweepExpired();
  expect(await db.signInTry.count({ where: { outcome: "refused", isKnown: false } })).toBe(20_000);
  expect(await db.signInTry.findFirst({ where: { account: "n50" } })).toBeNull();
  expect(await db.signInTry.count({ where: { isKnown: true, account: "owner" } })).toBe(1);
  expect(await db.signInTry.findMany({ where: { outcome: "signedIn" }, select: { account: true } })).toEqual([
    { account: "kept" },
  ]);
});
