import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { intercept, loseConnection, madeCalls, refusal } from "@/tests/support/component/api";
import { fill } from "@/tests/support/component/screen";
import {
  cart,
  checkout,
  expectCount,
  noPayment,
  openOrderPage,
  ordersFrom,
  pay,
  payment,
  reload,
  setUpOrderPages,
  success,
} from "@/tests/support/component/storefront";

const { addDish, goToPayment, openCart, sellOut, user } = setUpOrderPages();

const inPayment = () => within(payment());
const placedOrders = () => madeCalls.filter(({ method, path }) => `${method} ${path}` === "POST /orders");

/** Presses Pay Now, and waits until the order is sent. */
async function send() {
  const before = placedOrders().length;
  await user().click(pay());
  await waitFor(() => expect(placedOrders()).toHaveLength(before + 1));
}

test("email and name are required, and a typed card must be valid", async () => {
  await openOrderPage();
  await addDish("Akara");
  await goToPayment({ email: "", name: "" });
  await user().click(pay());
  expect(await inPayment().findByText("Email is required")).toBeVisible();
  expect(inPayment().getByText("Name is required")).toBeVisible();
  await waitFor(() => expect(inPayment().getByLabelText("Email")).toHaveFocus());
  fill(inPayment().getByLabelText("Email"), "no at");
  expect(await inPayment().findByText("Please enter a valid email address")).toBeVisible();
  const number = inPayment().getByLabelText("Card number");
  await user().type(number, "4242424242424241");
  expect(number).toHaveValue("4242 4242 4242 4241");
  await user().tab();
  expect(await inPayment().findByText("Check the card number")).toBeVisible();
  await user().type(inPayment().getByLabelText("Expiry date"), "120");
  expect(inPayment().getByLabelText("Expiry date")).toHaveValue("12 / 0");
});

test("a double click pays once, and a reload just after it finds an empty cart", async () => {
  const email = "double@example.com";
  await openOrderPage();
  await addDish("Akara");
  await goToPayment({ email });
  await user().dblClick(pay());
  await success();
  await reload();
  await expectCount(0);
  expect(await ordersFrom(email)).toHaveLength(1);

  await addDish("Akara");
  await goToPayment({ email });
  const { form } = inPayment().getByLabelText<HTMLInputElement>("Email");
  form?.requestSubmit();
  form?.requestSubmit();
  await success();
  await waitFor(() => expect(madeCalls.filter(({ status }) => status === undefined)).toEqual([]));
  expect(await ordersFrom(email)).toHaveLength(2);
});

test("an answer that does not settle an earlier try keeps its order", async () => {
  const email = "too-many@example.com";
  await openOrderPage();
  await addDish("Akara");
  await goToPayment({ email });
  const error = "Too many tries.";
  for (const status of [408, 429]) {
    const restore = intercept("POST /orders", async (_, answer) => {
      if (status === 408) await answer();
      return refusal(status, { error });
    });
    await send();
    expect(await inPayment().findByRole("alert")).toHaveTextContent(error);
    restore();
  }
  await send();
  await success();
  expect(await ordersFrom(email)).toHaveLength(1);
});

test("a dish that sells out while paying is explained; with an empty cart the form closes", async () => {
  await openOrderPage();
  await addDish("Akara");
  await addDish("Zobo");
  await goToPayment({ email: "late@example.com" });
  expect(payment()).toHaveAccessibleName("Pay $15.98");
  await sellOut("zobo");
  await screen.findByRole("dialog", { name: "Pay $11.59" });
  expect(payment()).toHaveTextContent("Zobo has just sold out and is not part of your order.");
  await sellOut("akara");
  await noPayment();
  expect(cart()).toHaveTextContent("Akara and Zobo have just sold out");
});

test("after a lost answer another try finds the same order, even after a reload", async () => {
  const email = "lost@example.com";
  await openOrderPage();
  await addDish("Akara");
  await goToPayment({ email });
  const restore = intercept("POST /orders", async (_, answer) => {
    await answer();
    return loseConnection();
  });
  for (let time = 0; time < 2; time++) {
    await send();
    expect(await inPayment().findByText("Payment failed. Please try again.")).toBeVisible();
  }
  restore();

  await reload();
  await openCart();
  await user().click(checkout());
  expect(await inPayment().findByLabelText("Email")).toHaveValue(email);
  await send();
  await success();
  expect(await ordersFrom(email)).toHaveLength(1);
});

test("the server's message is shown, and the cart stays", async () => {
  await openOrderPage();
  await addDish("Zobo");
  await goToPayment({ email: "refused@example.com" });
  const error = "Zobo is sold out. Nothing was charged.";
  intercept("POST /orders", () => refusal(409, { error }));
  await send();
  expect(await inPayment().findByRole("alert")).toHaveTextContent(error);
  await user().keyboard("{Escape}");
  await noPayment();
  expect(within(cart()).getByRole("button", { name: /^Remove ?Zobo$/ })).toBeVisible();
});
