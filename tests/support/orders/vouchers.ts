import { beforeEach } from "@jest/globals";
import { POST as place } from "@/app/api/orders/route";
import { POST as add } from "@/app/api/vouchers/route";
import { db } from "@/lib/platform/db/client";
import { demoTerms } from "@/lib/restaurants/terms/terms";
import { post } from "@/tests/support/api/request";
import { configuredInstance } from "@/tests/support/setup/instance";

export const restaurantId = "order1";
export const terms = { ...demoTerms, orderKinds: ["pickup"], paysOnHandover: true };

/** Orders two zobos for 7.98, with 0.80 tax. */
export const placed = (key: string, changed: object = {}) =>
  post(place, {
    body: {
      restaurantId,
      email: "guest@example.com",
      name: "Ada",
      dishes: [{ id: "zobo", quantity: 2 }],
      idempotencyKey: `voucher-${key}`,
      voucher: "Summer",
      ...changed,
    },
  });

export const usesOf = async (code = "SUMMER") =>
  (await db.voucher.findUniqueOrThrow({ where: { restaurantId_code: { restaurantId, code } } })).uses;

/** Gives each test an instance with a restaurant whose orders are collected. */
export function setUpVouchers() {
  let token: string;
  beforeEach(async () => {
    token = await configuredInstance();
    await db.restaurant.update({ where: { id: restaurantId }, data: { terms } });
  });
  return {
    token: () => token,
    addVoucher: (changed: object = {}) =>
      post(add, { token, body: { restaurantId, code: "summer", kind: "percent", value: 1000, ...changed } }),
  };
}
