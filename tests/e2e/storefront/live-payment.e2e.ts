import { test as base, briefFlags, expect, setUp } from "@/tests/support/browser/browser";
import { openedPayment } from "@/tests/support/payments/opened-payment";
import { setPaymentScript, withPaymentScript } from "@/tests/support/payments/payment-script";
import { type RunningApp, removeDataDir, startApp } from "@/tests/support/process/app";
import { makeStartedDataDir } from "@/tests/support/process/prepared-data-dir";

/** An instance with the provider's keys. Nothing of it reaches the provider: the browser answers in its place. */
const test = base.extend<{ app: RunningApp }>({
  app: async ({ context, request }, use) => {
    const dataDir = await makeStartedDataDir();
    const keys = { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_PUBLISHABLE_KEY: "pk_test_x" };
    const app = await startApp({ DATA_DIR: dataDir, ...keys }, briefFlags);
    await setUp(request, app);
    await use(app);
    for (const page of context.pages()) await page.goto("about:blank");
    await app.stop();
    await removeDataDir(dataDir);
  },
});

test("a payment pending at a bank is not shown as paid", async ({ page, app: { origin } }) => {
  await withPaymentScript(page);
  await page.route("**/api/create-payment-intent", (route) => route.fulfill({ json: openedPayment }));
  await page.goto(`${origin}/order1`);
  await page.getByRole("button", { name: "Add Zobo", exact: true }).click();
  await page.getByRole("banner").getByRole("button", { name: /^Cart/ }).click();
  await page.getByRole("button", { name: "Place Order" }).click();
  await page.getByLabel("Email").fill("guest@example.com");
  await page.getByLabel("Cardholder name").fill("Gil Guest");
  await expect(page.getByRole("dialog")).toContainText("The provider's card fields");
  await setPaymentScript(page, { outcome: { paymentIntent: { status: "processing" } } });
  await page.getByRole("button", { name: "Pay Now" }).click();
  await expect(page.getByText("Your payment is being processed.")).toBeVisible();
  await expect(page.getByText("Order 7 waits for its payment")).toBeVisible();
  await expect(page.getByText(/Order confirmed|in the kitchen/)).toHaveCount(0);
});
