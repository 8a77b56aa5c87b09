import { expect, test } from "@jest/globals";
import { Client } from "pg";
import { toClientConfig } from "@/lib/platform/address/target";
import { db } from "@/lib/platform/db/client";
import { currentDatabase } from "@/lib/platform/db/current";
import { callRoute } from "@/tests/support/api/call";
import { type Answer, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { POST } from "./route";

setUpTestDatabase();

const order = (key: string) =>
  post(POST, {
    body: {
      restaurantId: "order1",
      email: "guest@example.com",
      name: "Gil Guest",
      dishes: [{ id: "zobo", quantity: 1 }],
      idempotencyKey: key,
    },
  });

/** Holds new orders back, after they were accepted, until the returned function is called. */
async function holdOrders() {
  const client = new Client(toClientConfig(currentDatabase().target));
  await client.connect();
  await client.query(`BEGIN; LOCK TABLE "Order" IN SHARE MODE`);
  return {
    /** Resolves once a number of orders wait. */
    async waiting(count: number) {
      const query = `SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted AND relation = '"Order"'::regclass`;
      while ((await client.query(query)).rows[0].count < count)
        await new Promise((resolve) => setTimeout(resolve, 10));
    },
    release: () => client.end(),
  };
}

const pauseOrders = async (token: string) =>
  (await callRoute("POST /hours/{id}/pause", { token, params: { id: "order1" }, body: { minutes: 20 } }))
    .status;

test("an order that was sent again while the restaurant closed is the first one, which was accepted", async () => {
  const token = await configuredInstance();
  const { waiting, release } = await holdOrders();
  const first = order("before-the-pause");
  await waiting(1);
  expect(await pauseOrders(token)).toBe(200);
  let early: Answer | undefined;
  const again = order("before-the-pause").then((answer) => {
    early ??= answer;
    return answer;
  });
  const other = await order("after-the-pause");
  expect([other.status, other.body.error]).toEqual([409, expect.stringContaining("No orders until")]);
  expect(early).toBeUndefined();
  await release();
  expect((await first).status).toBe(200);
  expect((await again).body).toEqual((await first).body);
  expect(await db.order.count()).toBe(1);
});

test("an order of a closed restaurant is refused as often as it is sent", async () => {
  const token = await configuredInstance();
  await pauseOrders(token);
  const answers = await Promise.all([order("while-closed"), order("while-closed"), order("while-closed")]);
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
  expect(await db.order.count()).toBe(0);
});
