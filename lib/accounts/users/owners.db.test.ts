import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { administrator, configuredInstance, signedInAs } from "@/tests/support/setup/instance";

setUpTestDatabase();

const first = { email: administrator.email };
let second: { id: string };

beforeEach(async () => {
  await configuredInstance();
  second = { id: (await signedInAs("owner")).user.id };
});

const owners = () => db.user.count({ where: { role: "owner" } });
const demote = (where: object) => db.user.updateMany({ where, data: { role: "manager" } });
const remove = (where: object) => db.user.deleteMany({ where });

test.each([
  ["demoted", demote],
  ["removed", remove],
])("the last owner can't be %s", async (_, take) => {
  await take(second);
  await expect(take(first)).rejects.toThrow(/The last owner stays/);
  expect(await owners()).toBe(1);
});

test("all owners at once can't be demoted or removed", async () => {
  await expect(demote({})).rejects.toThrow(/The last owner stays/);
  await expect(remove({})).rejects.toThrow(/The last owner stays/);
  expect(await owners()).toBe(2);
});

test.each([
  ["demote", demote, demote],
  ["remove", remove, remove],
  ["demote and remove", demote, remove],
])("one of two owners who %s each other at once stays", async (_, one, other) => {
  let waiting = 2;
  let open: () => void;
  const met = new Promise<void>((resolve) => {
    open = resolve;
  });
  // Both read before either writes.
  const inTransaction = (take: typeof demote, where: object) =>
    db.$transaction(async (transaction) => {
      await transaction.user.count();
      waiting -= 1;
      if (waiting === 0) open();
      await met;
      return take === demote
        ? transaction.user.updateMany({ where, data: { role: "manager" } })
        : transaction.user.deleteMany({ where });
    });
  const ends = await Promise.allSettled([inTransaction(one, first), inTransaction(other, second)]);
  expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await owners()).toBe(1);
});
