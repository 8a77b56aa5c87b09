import { expect, jest, test } from "@jest/globals";
import { POST as login } from "@/app/api/auth/login/route";
import { GET as users } from "@/app/api/users/route";
import { db } from "@/lib/db/client";
import { currentDatabase } from "@/lib/db/current";
import { sweepExpired } from "@/lib/db/sweep";
import { runStatement, setUpTestDatabase } from "@/lib/testing/database";
import { administrator, configuredInstance } from "@/lib/testing/instance";
import { get, post } from "@/lib/testing/request";
import { latestSignIns, recordSignIn } from "./sign-in-log.server";

setUpTestDatabase();

const told = async () =>
  (await latestSignIns()).map(({ account, address, outcome }) => [account, address, outcome]);

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

test("who is slowed down is recorded once", async () => {
  await configuredInstance();
  const address = "198.51.100.9";
  for (let i = 0; i < 9; i++)
    await post(login, { address, body: { ...administrator, password: "wrong one" } });
  const outcomes = (await told()).map(([, , outcome]) => outcome);
  expect(outcomes.filter((one) => one === "slowedDown")).toHaveLength(1);
});

test("long texts are cut, and failures beyond a number a minute are left out", async () => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "setTimeout", "queueMicrotask"], now: 4e12 });
  try {
    await recordSignIn("a".repeat(10_000), "b".repeat(10_000), "refused");
    for (let i = 0; i < 400; i++) await recordSignIn(`u${i}@example.com`, "192.0.2.1", "refused");
    await recordSignIn("owner@example.com", "192.0.2.1", "signedIn");
  } finally {
    jest.useRealTimers();
  }
  expect(await db.signInTry.count()).toBe(301);
  const [first] = await db.signInTry.findMany({ orderBy: { id: "asc" }, take: 1 });
  expect([first?.account.length, first?.address.length]).toEqual([254, 64]);
  expect((await told())[0]).toEqual(["owner@example.com", "192.0.2.1", "signedIn"]);
});

test("the sweep keeps 90 days, and of failures the latest", async () => {
  await runStatement(
    `INSERT INTO "SignInTry" ("at", "account", "address", "outcome")
       SELECT now(), 'n' || n, 'x', 'refused' FROM generate_series(1, 20050) n;
     INSERT INTO "SignInTry" ("at", "account", "address", "outcome") VALUES
       (now() - interval '91 days', 'old', 'x', 'signedIn'), (now() - interval '89 days', 'kept', 'x', 'signedIn')`,
    currentDatabase().target,
  );
  await sweepExpired();
  expect(await db.signInTry.count({ where: { outcome: "refused" } })).toBe(20_000);
  expect(await db.signInTry.findFirst({ where: { account: "n50" } })).toBeNull();
  expect(await db.signInTry.findMany({ where: { outcome: "signedIn" }, select: { account: true } })).toEqual([
    { account: "kept" },
  ]);
});
