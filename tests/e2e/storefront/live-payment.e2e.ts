import { test as base, expect, setUp } from "@/tests/support/browser/browser";
import {
  confirmedPayments,
  setPaymentScript,
  withPaymentScript,
} from "@/tests/support/payments/payment-script";
import { makeDataDir, type RunningApp, removeDataDir, startApp } from "@/tests/support/process/app";

/** An instance with the provider's keys. Nothing of it reaches the provider: the browser answers in its place. */
const test = base.extend<{ app: RunningApp }>({
  app: async ({ context, request }, use) => {
    const dataDir = await makeDataDir();
    const keys = { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_PUBLISHABLE_KEY: "pk_test_x" };
    const app = await startApp({ DATA_DIR: dataDir, ...keys });
    await setUp(request, app);
    await use(app);
    for (const page of context.pages()) await page.goto("about:blank");
    await app.stop();
    await removeDataDir(dataDir);
  },
});

const order = {
  id: "the-order",
  number: 7,
  restaurantId: "order1",
  lines: [{ id: "zobo", name: "Zobo", emoji: "🍹", quantity: 1, priceCents: 399 }],
  subtotalCents: 399,
  taxCents: 40,
  deliveryCents: 500,
  totalCents: 939,
  status: "new",
  payment: "pending",
  createdAt: "2026-01-01T12:00:00.000Z",
};
const opened = { success: true, clientSecret: "pi_1_secret", orderId: order.id, order };

test("a card is charged once, despite earlier failures", async ({ page, app: { origin } }) => {
  const loads = await withPaymentScript(page);
  const sent: { idempotencyKey: string }[] = [];
  let answer: { status: number; json: object } | null = { status: 200, json: opened };
  await page.route("**/api/create-payment-intent", (route) => {
    sent.push(route.request().postDataJSON());
    return answer ? route.fulfill(answer) : route.fulfill({ status: 408, body: "" });
  });
  await page.goto(`${origin}/order1`);
  await page.getByRole("button", { name: "Add Zobo", exact: true }).click();
  await page.getByRole("banner").getByRole("button", { name: /^Cart/ }).click();
  expect(loads()).toBe(0);
  await page.getByRole("button", { name: "Place Order" }).click();
  const dialog = page.getByRole("dialog", { name: "Pay $9.39" });
  const payNow = dialog.getByRole("button", { name: "Pay Now" });
  await expect(dialog).toContainText("The provider's card fields");
  expect(loads()).toBe(1);

  await payNow.click();
  await expect(dialog.getByText("Email is required")).toBeVisible();
  await dialog.getByLabel("Email").fill("guest@example.com");
  await dialog.getByLabel("Cardholder name").fill("Gil Guest");
  await setPaymentScript(page, { incomplete: "Your card number is incomplete." });
  await payNow.click();
  await expect(dialog.getByRole("alert")).toHaveText("Your card number is incomplete.");
  expect(sent).toEqual([]);

  await setPaymentScript(page, { outcome: { error: { message: "Your card was declined." } } });
  await payNow.dblclick();
  await expect(dialog.getByRole("alert")).toHaveText("Your card was declined.");
  expect(sent).toEqual([
    {
      amount: 939,
      currency: "usd",
      email: "guest@example.com",
      name: "Gil Guest",
      restaurantId: "order1",
      items: [{ id: "zobo", quantity: 1 }],
      idempotencyKey: expect.any(String),
    },
  ]);
  expect(await confirmedPayments(page)).toEqual([
    {
      clientSecret: "pi_1_secret",
      confirmParams: {
        return_url: `${origin}/orders/the-order`,
        payment_method_data: { billing_details: { name: "Gil Guest", email: "guest@example.com" } },
      },
      redirect: "if_required",
    },
  ]);

  answer = null;
  await payNow.click();
  await expect(dialog.getByRole("alert")).toHaveText("Payment failed. Please try again.");
  answer = { status: 200, json: { ...opened, clientSecret: null, paid: true } };
  await payNow.click();
  await expect(page.getByText("Payment successful! Order confirmed")).toBeVisible();
  expect(await confirmedPayments(page)).toHaveLength(1);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test("a payment pending at a bank is not shown as paid", async ({ page, app: { origin } }) => {
  await withPaymentScript(page);
  await page.route("**/api/create-payment-intent", (route) => route.fulfill({ json: opened }));
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

test("after a reload the same order is paid, even if the provider's script loads late", async ({
  page,
  app: { origin },
}) => {
  const sent: { idempotencyKey: string }[] = [];
  await page.route("**/api/create-payment-intent", (route) => {
    sent.push(route.request().postDataJSON());
    return sent.length === 1 ? route.fulfill({ status: 408, body: "" }) : route.fulfill({ json: opened });
  });
  await page.route("https://js.stripe.com/**", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(`${origin}/order1`);
  await page.getByRole("button", { name: "Add Zobo", exact: true }).click();
  const begin = async () => {
    await page.getByRole("banner").getByRole("button", { name: /^Cart/ }).click();
    await page.getByRole("button", { name: "Place Order" }).click();
  };
  await begin();
  await expect(page.getByText("The card fields could not be loaded. Nothing was charged.")).toBeVisible();
  await withPaymentScript(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByLabel("Email").fill("guest@example.com");
  await page.getByLabel("Cardholder name").fill("Gil Guest");
  await page.getByRole("button", { name: "Pay Now" }).click();
  await expect(page.getByText("Payment failed. Please try again.")).toBeVisible();
  await page.reload();
  await begin();
  await expect(page.getByLabel("Email")).toHaveValue("guest@example.com");
  await page.getByRole("button", { name: "Pay Now" }).click();
  await expect(page.getByText("Payment successful! Order confirmed")).toBeVisible();
  expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
});
