// Runs alone: a process reads the keys of payments once.
import "@/tests/support/payments/payment-keys";
import { expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { intercept, madeCalls, refusal } from "@/tests/support/component/api";
import {
  paymentScript,
  setPaymentScript,
  setUpPaymentScript,
} from "@/tests/support/component/payment-script";
import { fill } from "@/tests/support/component/screen";
import { checkout, openOrderPage, pay, reload, setUpOrderPages } from "@/tests/support/component/storefront";
import { openedPayment } from "@/tests/support/payments/opened-payment";

const { addDish, openCart, user } = setUpOrderPages();
const served = setUpPaymentScript();

// Before the other test: a page loads the script once, here when the guest pays.
test("after a reload the same order is paid, even if the provider's script loads late", async () => {
  served.succeeds = false;
  const payments = () =>
    madeCalls.filter(({ path }) => path === "/create-payment-intent").map(({ body }) => Object(body));
  intercept("POST /create-payment-intent", () =>
    payments().length === 1 ? refusal(408) : Response.json(openedPayment),
  );
  const begin = async () => {
    await openCart();
    await user().click(checkout());
  };
  const payNow = async () => {
    await waitFor(() => expect(pay()).toBeEnabled());
    await user().click(pay());
  };
  await openOrderPage();
  await addDish("Zobo");
  expect(served.loads).toBe(0);
  await begin();
  expect(await screen.findByText("The card fields could not be loaded. Nothing was charged.")).toBeVisible();
  expect(served.loads).toBeGreaterThan(0);
  Object.assign(served, { loads: 0, succeeds: true });
  await user().click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("The provider's card fields");
  expect(served.loads).toBe(1);
  fill(await screen.findByLabelText("Email"), "guest@example.com");
  fill(screen.getByLabelText("Cardholder name"), "Gil Guest");
  await payNow();
  await screen.findByText("Payment failed. Please try again.");
  await reload();
  await begin();
  expect(await screen.findByLabelText("Email")).toHaveValue("guest@example.com");
  await payNow();
  await screen.findByText("Payment successful! Order confirmed");
  expect(payments()[1].idempotencyKey).toBe(payments()[0].idempotencyKey);
});

test("a card is charged once, despite earlier failures", async () => {
  const sent: unknown[] = [];
  let answer: object | null = openedPayment;
  intercept("POST /create-payment-intent", ({ body }) => {
    sent.push(body);
    return answer ? Response.json(answer) : refusal(408);
  });
  await openOrderPage();
  await addDish("Zobo");
  await openCart();
  await user().click(checkout());
  const dialog = within(await screen.findByRole("dialog", { name: "Pay $9.39" }));
  await dialog.findByText("The provider's card fields");
  const payNow = dialog.getByRole("button", { name: "Pay Now" });
  await waitFor(() => expect(payNow).toBeEnabled());

  await user().click(payNow);
  expect(await dialog.findByText("Email is required")).toBeVisible();
  fill(dialog.getByLabelText("Email"), "guest@example.com");
  fill(dialog.getByLabelText("Cardholder name"), "Gil Guest");
  setPaymentScript({ incomplete: "Your card number is incomplete." });
  await user().click(payNow);
  await dialog.findByText("Your card number is incomplete.");
  expect(dialog.getByRole("alert")).toHaveTextContent("Your card number is incomplete.");
  expect(sent).toEqual([]);

  setPaymentScript({ outcome: { error: { message: "Your card was declined." } } });
  fireEvent.click(payNow);
  fireEvent.click(payNow);
  await dialog.findByText("Your card was declined.");
  expect(dialog.getByRole("alert")).toHaveTextContent("Your card was declined.");
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
  expect(paymentScript()?.confirmed).toEqual([
    {
      clientSecret: "pi_1_secret",
      confirmParams: {
        return_url: `${location.origin}/orders/the-order`,
        payment_method_data: { billing_details: { name: "Gil Guest", email: "guest@example.com" } },
      },
      redirect: "if_required",
    },
  ]);

  answer = null;
  await user().click(payNow);
  await dialog.findByText("Payment failed. Please try again.");
  expect(dialog.getByRole("alert")).toHaveTextContent("Payment failed. Please try again.");
  answer = { ...openedPayment, clientSecret: null, paid: true };
  await user().click(payNow);
  await screen.findByText("Payment successful! Order confirmed");
  expect(paymentScript()?.confirmed).toHaveLength(1);
  expect(new Set(sent.map((body) => Object(body).idempotencyKey)).size).toBe(1);
});
