import { expect, test } from "@jest/globals";
import { describeMissingKeys } from "./missing-keys";

const all = {
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};

test("all keys or none are fine", () => {
  expect(describeMissingKeys(all)).toBeNull();
  expect(describeMissingKeys({})).toBeNull();
});

test.each(Object.keys(all))("without %s alone, it is named", (name) => {
  expect(describeMissingKeys({ ...all, [name]: undefined })).toContain(`${name} is not set`);
});
