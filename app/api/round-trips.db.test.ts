import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { getLanding } from "@/lib/landing/server";
import { setFollowing } from "@/lib/platform/cache/following";
import { currentDatabase, setCurrentDatabase } from "@/lib/platform/db/current";
import { post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { countRoundTrips } from "@/tests/support/database/round-trips";
import { sampleLanding } from "@/tests/support/landing/landing";
import { placedOrder } from "@/tests/support/orders/orders";
import { configuredInstance } from "@/tests/support/setup/instance";
import { POST as save } from "./landing/config/route";

setUpTestDatabase();

beforeEach(() => {
  // Statements are prepared only on the built-in database.
  setCurrentDatabase({ ...currentDatabase(), kind: "embedded" });
  // Cached values have no lifetime, so that a slow machine counts the same.
  setFollowing("live");
});
afterEach(() => setFollowing("off"));

test("an order is placed in two round trips to the database at most", async () => {
  await configuredInstance();
  // After five executions, PostgreSQL reuses a generic plan of a prepared statement.
  for (let count = 0; count < 6; count += 1) await placedOrder();
  const trips = await countRoundTrips(() => placedOrder());
  expect(trips).toBeGreaterThan(0);
  expect(trips).toBeLessThanOrEqual(2);
});

test("the landing page is saved in three: the session, the current version, the next one", async () => {
  const token = await configuredInstance();
  await post(save, { token, body: sampleLanding("First") });
  const trips = await countRoundTrips(() => post(save, { token, body: sampleLanding("Second") }));
  expect((await getLanding()).content.hero.title).toBe("Second");
  expect(trips).toBeLessThanOrEqual(3);
});
