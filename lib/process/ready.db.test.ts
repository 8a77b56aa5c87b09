import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { environment } from "@/lib/platform/runtime/env";
import { removeSetupCode, setupCode } from "@/lib/setup/setup-code";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { configuredInstance } from "@/tests/support/setup/instance";
import { addressToOpen } from "./ready";

setUpTestDatabase();
beforeEach(removeSetupCode);
afterEach(() => {
  delete environment().SETUP_CODE;
});

const SITE = "http://localhost:3000";

test("a new instance prints the address with the code, the same at the next start", async () => {
  const address = await addressToOpen(SITE);
  expect(address).toBe(`${SITE}/setup?code=${setupCode(null)}`);
  expect(await addressToOpen(SITE)).toBe(address);
});

test("the operator's own code is not printed", async () => {
  environment().SETUP_CODE = "chosen by the operator";
  expect(await addressToOpen(SITE)).toBe(`${SITE}/setup`);
});

test("once it is set up, the site's address is all", async () => {
  await configuredInstance();
  expect(await addressToOpen(SITE)).toBe(SITE);
});
