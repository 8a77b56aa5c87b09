import { beforeEach } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { demoTerms, type Terms } from "@/lib/restaurants/terms/terms";
import { configuredInstance } from "@/tests/support/setup/instance";

/** 7 % for dishes and 19 % for drinks and the delivery, in the prices. */
export const bistroTerms: Terms = {
  ...demoTerms,
  currency: "EUR",
  pricesIncludeTax: true,
  taxClasses: [
    { id: "food", label: "Food", pickup: 700, delivery: 700, table: 1900, categories: [] },
    { id: "drinks", label: "Drinks", pickup: 1900, delivery: 1900, table: 1900, categories: ["drinks"] },
  ],
  orderKinds: ["pickup", "delivery", "table"],
  deliveryFee: 250,
  deliveryMinimum: 2000,
  deliveryTaxClass: "drinks",
  asksContact: true,
  paysOnHandover: true,
};

export const address = {
  phone: "+49 30 123456",
  street: "Main Street 1",
  postalCode: "10115",
  locality: "Berlin",
};
export const guest = { email: "guest@example.com", name: "Ada" };
/** The body of an order of two dishes of jollof and a drink. */
export const orderBody = (key: string, changed: object = {}) => ({
  restaurantId: "order1",
  ...guest,
  dishes: [
    { id: "jollof-chicken", quantity: 2 },
    { id: "zobo", quantity: 1 },
  ],
  idempotencyKey: key,
  ...changed,
});

/** Gives the first restaurant these terms before each test. @returns the administrator's token */
export function setUpBistro(): () => string {
  let token: string;
  beforeEach(async () => {
    token = await configuredInstance();
    await db.restaurant.update({ where: { id: "order1" }, data: { terms: bistroTerms } });
  });
  return () => token;
}
