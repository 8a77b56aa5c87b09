import "@/tests/support/payments/payment-keys";
import { expect, test } from "@jest/globals";
import { paymentKeys } from "@/lib/payments/keys.server";
import { db } from "@/lib/platform/db/client";
import { get, post } from "@/tests/support/api/request";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { GET, POST } from "./route";

setUpTestDatabase();

test("keys of the environment take precedence, and the settings show it", async () => {
  const token = await configuredInstance();
  const { body } = await get(GET, { token });
  expect(body).toEqual({
    success: true,
    endings: { secret: "ests", publishable: "ests", webhook: "ests" },
    isFixed: true,
    isLive: true,
  });
  expect((await post(POST, { token, body: { secret: "sk_test_another" } })).status).toBe(409);
  expect(await db.secret.count()).toBe(0);
  expect(await paymentKeys()).toEqual({ secret: "sk_test_ofTheTests", publishable: "pk_test_ofTheTests" });
});
