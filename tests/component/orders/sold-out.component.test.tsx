import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { db } from "@/lib/platform/db/client";
import { setUpOrdersBoard } from "@/tests/support/component/orders-board";
import { pizzaOptions } from "@/tests/support/restaurants/options";

const { openOrders, user } = setUpOrdersBoard();

test("the kitchen marks an option beneath the dishes of its restaurant", async () => {
  await db.restaurant.update({ where: { id: "order1" }, data: { optionGroups: pizzaOptions.slice(1, 2) } });
  const dish = { restaurantId_id: { restaurantId: "order1", id: "zobo" } };
  await db.dish.update({ where: dish, data: { optionGroups: ["toppings"] } });
  await openOrders();
  await user().click(screen.getByRole("button", { name: "Sold out" }));
  const sheet = within(await screen.findByRole("dialog", { name: "Sold out" }));
  const [options] = await sheet.findAllByRole("region", { name: /^Options of / });
  const ham = within(options as HTMLElement).getByRole("switch", { name: /Ham/ });
  expect(ham).not.toBeChecked();
  expect(within(options as HTMLElement).queryByRole("switch", { name: /Truffle/ })).toBeNull();
  await user().click(ham);
  await waitFor(async () =>
    expect(await db.soldOutOption.findMany()).toEqual([
      { restaurantId: "order1", groupId: "toppings", optionId: "Ham" },
    ]),
  );
  await waitFor(() => expect(ham).toBeChecked());
  await user().click(ham);
  await waitFor(async () => expect(await db.soldOutOption.count()).toBe(0));
});
