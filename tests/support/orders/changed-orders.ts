import { beforeEach } from "@jest/globals";
import { POST as CHANGE } from "@/app/api/orders/[id]/changes/route";
import { GET as READ } from "@/app/api/orders/[id]/route";
import { db } from "@/lib/platform/db/client";
import { demoTerms } from "@/lib/restaurants/terms/terms";
import { get, post } from "@/tests/support/api/request";
import { orderWithPayment } from "@/tests/support/payments/paid-orders";
import { setUpFakeStripe } from "@/tests/support/payments/stripe-server";
import { configuredInstance } from "@/tests/support/setup/instance";

/** The price of a zobo with tax, in cents. */
export const ZOBO = 439;
export const JOLLOF = { id: "jollof-chicken", quantity: 1 };
export const oneZobo = [{ position: 0, quantity: 1 }];

/** Sets an instance up for each test, whose first restaurant delivers and is collected from. */
export function setUpChangedOrders() {
  const stripe = setUpFakeStripe();
  let token = "";
  let count = 0;
  beforeEach(async () => {
    token = await configuredInstance();
    const terms = { ...demoTerms, orderKinds: ["delivery", "pickup"] };
    await db.restaurant.update({ where: { id: "order1" }, data: { terms } });
  });
  return {
    stripe,
    /** The token of the owner. */
    token: () => token,
    /** Places an order that is paid by card. */
    paid: () => orderWithPayment(stripe, "paid"),
    change: (id: string, body: object, as = token) =>
      post(CHANGE, {
        token: as,
        params: { id },
        body: { shownChanges: 0, idempotencyKey: `a-change-${++count}`, ...body },
      }),
    asGuest: async (id: string) => (await get(READ, { params: { id } })).body.order,
  };
}
