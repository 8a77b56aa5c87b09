import { expect, test } from "@jest/globals";
import { toClientConfig } from "@/lib/platform/address/target";
import { isDatabaseUnreachable } from "@/lib/platform/http/errors";
import { setUpTestDatabase, testSuperuser } from "@/tests/support/database/database";
import { db, type Transaction } from "./client";
import { currentDatabase } from "./current";
import { withClient } from "./with-client";

setUpTestDatabase();

/** Ends the connection of a transaction, as the end of its server does. */
async function endConnection(transaction: Transaction) {
  const [row] = await transaction.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
  const database = { ...testSuperuser(), name: currentDatabase().target.name };
  await withClient(toClientConfig(database), (client) =>
    client.query("SELECT pg_terminate_backend($1, 5000)", [row?.pid]),
  );
}

const read = (transaction: Transaction) => transaction.configuration.findMany();

test.each([
  ["before its next statement", read],
  ["before its end", () => Promise.resolve()],
])("a transaction whose connection is lost %s fails as an unreachable database", async (_, then) => {
  const failed = await db
    .$transaction(async (transaction) => {
      await endConnection(transaction);
      await then(transaction);
    })
    .catch((error: unknown) => error);
  expect([failed, isDatabaseUnreachable(failed)]).toEqual([expect.any(Error), true]);
  expect(await db.configuration.count()).toBe(1);
});

test("a transaction that times out is lost too", async () => {
  const slow = db.$transaction((transaction) => transaction.$executeRaw`SELECT pg_sleep(0.3)`, {
    timeout: 100,
  });
  const failed = await slow.catch((error: unknown) => error);
  expect([failed, isDatabaseUnreachable(failed)]).toEqual([expect.any(Error), true]);
});
