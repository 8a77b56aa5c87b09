import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { intercept, madeCalls, refusal } from "@/tests/support/component/api";
import { saveBar, setUpMenuEditor } from "@/tests/support/component/menu-editor";
import { fill } from "@/tests/support/component/screen";

const { user, pressSave } = setUpMenuEditor();

const HANDOVER = "How guests get their order";
const PAYMENT = "How guests pay";
const TAX = "Currency and tax";

const group = (name: string) => within(screen.getByRole("region", { name }));
const press = (name: string) => user().click(screen.getByRole("switch", { name: new RegExp(`^${name}`) }));
const field = (label: string, part = HANDOVER) => group(part).getByLabelText<HTMLInputElement>(label);
const rate = (at: number) => within(group(TAX).getAllByRole("listitem")[at] ?? document.body);

/** Types a text and leaves the field. */
function type(control: HTMLElement, text: string) {
  fill(control, text);
  control.blur();
}

async function openRestaurant() {
  await user().click(screen.getByRole("button", { name: "Restaurant" }));
  await screen.findByRole("heading", { name: HANDOVER });
}

test("delivery with a fee, and a rate of tax for a category", async () => {
  await openRestaurant();
  expect(group(HANDOVER).queryByLabelText("Delivery fee")).toBeNull();
  await press("Delivery");
  type(field("Delivery fee"), "3,5");
  await waitFor(() => expect(field("Delivery fee")).toHaveValue("3.50"));
  type(field("Minimum for delivery"), "$20");
  type(field("Pickup fee"), "0.5");
  type(field("Minimum for pickup"), "8");

  await user().click(group(TAX).getByRole("button", { name: "Prices include tax" }));
  type(rate(0).getByLabelText("Pickup"), "19 %");
  type(rate(0).getByLabelText("Delivery"), "19");
  await user().click(group(TAX).getByRole("button", { name: "Add a rate" }));
  await waitFor(() => expect(rate(1).getByLabelText("Rate")).toHaveFocus());
  type(rate(1).getByLabelText("Rate"), "Food");
  type(rate(1).getByLabelText("Delivery"), "13.5");
  await user().click(rate(1).getByLabelText("Mains"));
  await user().selectOptions(field("Tax of the delivery fee"), "Food");

  await pressSave();
  await saveBar().findByText(/^Draft saved/);
  const { body } = madeCalls.findLast(({ method }) => method === "PUT") ?? {};
  const { restaurant } = body as { restaurant: { taxClasses: { id: string }[] } };
  expect(restaurant).toMatchObject({
    orderKinds: ["pickup", "delivery"],
    deliveryFee: 350,
    deliveryMinimum: 2000,
    pickupFee: 50,
    pickupMinimum: 800,
    tableFee: 0,
    deliveryTaxClass: restaurant.taxClasses[1]?.id,
    pricesIncludeTax: true,
    taxClasses: [
      { id: "standard", label: "Standard", pickup: 1900, delivery: 1900, categories: [] },
      { label: "Food", pickup: 0, delivery: 1350, categories: ["mains"] },
    ],
  });
  expect(screen.getByRole("button", { name: "Save draft" })).toBeDisabled();
});

test("a category has one rate, and the fee gets the first rate instead of a removed one", async () => {
  await openRestaurant();
  await press("Delivery");
  for (const [at, label] of [
    [1, "Food"],
    [2, "Drinks"],
  ] as const) {
    await user().click(group(TAX).getByRole("button", { name: "Add a rate" }));
    await waitFor(() => expect(rate(at).getByLabelText("Rate")).toHaveFocus());
    type(rate(at).getByLabelText("Rate"), label);
    await user().click(rate(at).getByLabelText("Soups"));
  }
  expect(rate(1).getByLabelText("Soups")).not.toBeChecked();
  expect(rate(2).getByLabelText("Soups")).toBeChecked();
  expect(group(HANDOVER).queryByLabelText("Tax of the delivery fee")).toBeNull();
  type(field("Delivery fee"), "3.50");
  await user().selectOptions(field("Tax of the delivery fee"), "Drinks");
  await user().click(rate(1).getByRole("button", { name: "Remove rate 2" }));
  expect(rate(1).getByLabelText("Rate")).toHaveValue("Drinks");
  expect(rate(1).getByLabelText("Soups")).toBeChecked();
  expect(field("Tax of the delivery fee")).toHaveDisplayValue("Drinks");
  await user().click(rate(1).getByRole("button", { name: "Remove rate 2" }));
  expect(field("Tax of the delivery fee")).toHaveDisplayValue("Standard");
});

test("texts that are no amount or rate are marked, and keep the draft from being saved", async () => {
  await openRestaurant();
  await press("Delivery");
  type(field("Delivery fee"), "five");
  await waitFor(() => expect(field("Delivery fee")).toBeInvalid());
  expect(field("Delivery fee")).toHaveAccessibleDescription(/Must be an amount such as 2\.50/);
  type(rate(0).getByLabelText("Pickup"), "101");
  expect(await rate(0).findByText("At most 100 %")).toBeVisible();
  expect(screen.getByRole("button", { name: "Save draft" })).toBeDisabled();
  await saveBar().findByRole("button", { name: "2 fields need attention" });

  await press("Delivery");
  expect(field("Delivery fee")).toHaveValue("five");
  type(field("Delivery fee"), "");
  await waitFor(() => expect(group(HANDOVER).queryByLabelText("Delivery fee")).toBeNull());
  type(rate(0).getByLabelText("Pickup"), "8.25");
  await pressSave();
  await saveBar().findByText(/^Draft saved/);
});

test("an amount in another currency is right once that currency is chosen", async () => {
  await openRestaurant();
  await press("Delivery");
  type(field("Delivery fee"), "4,50 €");
  expect(await group(HANDOVER).findByText("Amounts are in US dollars")).toBeVisible();
  await user().selectOptions(field("Currency", TAX), "EUR");
  await waitFor(() => expect(field("Delivery fee")).toBeValid());
  field("Delivery fee").focus();
  field("Delivery fee").blur();
  await waitFor(() => expect(field("Delivery fee")).toHaveValue("4.50"));
});

test("guests need a way to order and to pay, and a currency that cards can be charged in", async () => {
  await openRestaurant();
  const byCard = () => screen.getByRole("switch", { name: /^By card/ });
  await press("Pickup");
  expect(await group(HANDOVER).findByText("Guests need at least one way to order")).toBeVisible();
  await press("At the table");
  await waitFor(() =>
    expect(group(HANDOVER).queryByText("Guests need at least one way to order")).toBeNull(),
  );

  await press("By card");
  await press("When they get it");
  expect(await group(PAYMENT).findByText("Guests need at least one way to pay")).toBeVisible();
  expect(byCard()).toBeInvalid();
  await saveBar().findByRole("button", { name: "1 field needs attention" });
  await press("When they get it");
  await waitFor(() => expect(byCard()).toBeValid());

  await press("By card");
  await user().selectOptions(field("Currency", TAX), "KWD");
  expect(await group(PAYMENT).findByText("Cards can’t be charged in KWD here")).toBeVisible();
  await user().selectOptions(field("Currency", TAX), "EUR");
  await waitFor(() => expect(byCard()).toBeValid());
});

test("refusals by the server are shown at the terms", async () => {
  await openRestaurant();
  await press("Delivery");
  const fields = {
    "restaurant.paysByCard": "No cards here",
    "restaurant.orderKinds": "No pickup here",
    "restaurant.deliveryTaxClass": "No such rate",
    "restaurant.taxClasses": "Too many rates",
    "restaurant.taxClasses.0.pickup": "No such tax",
  };
  intercept("PUT /menus/{id}", () => refusal(422, { error: "x", fields }));
  await pressSave();
  for (const message of Object.values(fields)) expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole("switch", { name: /^Pickup/ })).toHaveAccessibleDescription(/No pickup here/);
});

test("a rate changes on a day, which is named and can be removed", async () => {
  await openRestaurant();
  await user().click(rate(0).getByRole("button", { name: "Change it on a day" }));
  const later = () => within(rate(0).getByRole("group", { name: "Later rate 1" }));
  type(later().getByLabelText("Pickup"), "7");
  await pressSave();
  await later().findByText("A day is required");
  type(later().getByLabelText("From the day"), "2027-01-01");
  await pressSave();
  await saveBar().findByText(/^Draft saved/);
  const { body } = madeCalls.findLast(({ method }) => method === "PUT") ?? {};
  expect(body).toMatchObject({
    restaurant: { taxClasses: [{ changes: [{ from: "2027-01-01", pickup: 700 }] }] },
  });
  await user().click(later().getByRole("button", { name: "Remove later rate 1" }));
  expect(rate(0).queryByLabelText("From the day")).toBeNull();
});
