import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { toConnectionString } from "@/lib/platform/address/target";
import { isDatabaseUnreachable } from "@/lib/platform/http/errors";
import { cuttableProxy } from "@/tests/support/database/cuttable-proxy";
import { testServer } from "@/tests/support/database/database";
import { openClient } from "./client";

let proxy: Awaited<ReturnType<typeof cuttableProxy>>;
let database: ReturnType<typeof openClient>;

beforeAll(async () => {
  proxy = await cuttableProxy(testServer().port);
  const address = toConnectionString({ ...testServer(), port: proxy.port });
  database = openClient(address, 1, { silence: 300 });
});

afterAll(async () => {
  await database.$disconnect();
  await proxy.cut();
});

const ask = () => database.$queryRaw`SELECT 1 AS answer`;

test("a database that hangs times out, in and out of a transaction, and is used again once it answers", async () => {
  expect(await ask()).toEqual([{ answer: 1 }]);
  proxy.swallow();
  const error: unknown = await ask().catch((reason: unknown) => reason);
  expect(isDatabaseUnreachable(error)).toBe(true);
  expect(await ask()).toEqual([{ answer: 1 }]);
  const lost: unknown = await database
    .$transaction(async (transaction) => {
      proxy.swallow();
      await transaction.$queryRaw`SELECT 1`;
    })
    .catch((reason: unknown) => reason);
  expect(isDatabaseUnreachable(lost)).toBe(true);
  expect(await ask()).toEqual([{ answer: 1 }]);
});
