import { beforeEach, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import { demoTerms } from "@/lib/restaurants/terms/terms";
import { callRoute } from "@/tests/support/api/call";
import { setUpClock } from "@/tests/support/clock/set-clock";
import {
  checkout,
  dish,
  openOrderPage,
  pay,
  payment,
  reload,
  setUpOrderPages,
} from "@/tests/support/component/storefront";
import { aDish } from "@/tests/support/restaurants/dish-table";
import { publishMenu } from "@/tests/support/restaurants/publish-menu";

const { addDish, goToPayment, openCart, token, user } = setUpOrderPages();
const itIs = setUpClock();

const lunch = Array.from({ length: 7 }, (_, day) => (day < 5 ? [{ from: 690, to: 870 }] : []));
/** A Friday, in the zone of the tests, UTC. */
const NOON = "2026-11-27T12:00:00Z";
const AFTERNOON = "2026-11-27T15:00:00Z";

beforeEach(async () => {
  const { body } = await callRoute("POST /menus", { token: token(), body: { name: "Today's Table" } });
  const { id } = body.restaurant;
  const { menu } = (await callRoute("GET /menus/{id}", { token: token(), params: { id } })).body;
  await publishMenu(token(), id, {
    restaurant: { ...menu.content.restaurant, ...demoTerms, slug: "lunching", isOpen: true },
    categories: [
      { id: "lunch", label: "Lunch", times: lunch },
      { id: "all-day", label: "All Day" },
    ],
    dishes: [
      aDish("schnitzel", "lunch", { name: "Schnitzel" }),
      aDish("pie", "all-day", { name: "Plum Pie" }),
    ],
    optionGroups: [],
  });
  itIs(NOON);
});

const section = () => within(screen.getByRole("region", { name: "Lunch" }));

test("outside the times of a category its dishes are shown with the next time, and can’t be added", async () => {
  itIs(AFTERNOON);
  await openOrderPage("/order/lunching");
  expect(section().getByText(/^Offered Monday/)).toHaveTextContent(
    "Offered Monday to Friday 11:30–14:30, next from Monday at 11:30",
  );
  expect(dish("Schnitzel")).toHaveTextContent("From Monday at 11:30");
  expect(screen.queryByRole("button", { name: "Add Schnitzel" })).toBeNull();
  await addDish("Plum Pie");
  itIs(NOON);
  await reload();
  expect(section().getByText("Offered Monday to Friday 11:30–14:30")).toBeVisible();
  await addDish("Schnitzel");
  await openCart();
  expect(checkout()).toBeEnabled();
});

test("a dish whose time ends before the payment is refused by name", async () => {
  await openOrderPage("/order/lunching");
  await addDish("Schnitzel");
  await goToPayment({ email: "late@example.com" });
  itIs(AFTERNOON);
  await user().click(pay());
  expect(
    await within(payment()).findByText(
      "Schnitzel: Lunch is offered Monday to Friday 11:30–14:30. Nothing was ordered.",
    ),
  ).toBeVisible();
});
