import { expect, test } from "@jest/globals";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { addLanguages, translate } from "@/tests/support/languages/languages";
import { large, setUpPizzeria } from "@/tests/support/restaurants/pizzeria";

setUpTestDatabase();
const { id, token } = setUpPizzeria();

test("a guest reads options in the language of the order, and the kitchen those of the menu", async () => {
  await addLanguages(["de"]);
  await translate(
    "menu",
    {
      "optionGroups.size.options.Large.name": { text: "Groß", source: "Large" },
      "optionGroups.toppings.options.Olives.name": { text: "Oliven", source: "Olives" },
      "optionGroups.without.options.onions.name": { text: "Zwiebeln", source: "another text" },
    },
    { ownerId: id() },
  );
  const placed = (
    await callRoute("POST /orders", {
      body: {
        restaurantId: id(),
        name: "Gil Guest",
        email: "guest@example.com",
        language: "de",
        dishes: [{ id: "pizza", quantity: 1, chosen: large }],
        idempotencyKey: "options-in-german",
      },
    })
  ).body.order;
  const params = { id: placed.id };
  const namesOf = ({ lines: [line] }: Pick<typeof placed, "lines">) => line?.options?.map(({ name }) => name);
  const { body } = await callRoute("GET /orders/{id}", { params });
  expect(namesOf(body.order)).toEqual(["Groß", "Oliven", "Oliven", "onions"]);
  expect(body.order.lines[0]?.chosen).toEqual(placed.lines[0]?.chosen);
  const { orders } = (await callRoute("GET /orders", { token: token() })).body;
  expect(orders[0] && namesOf(orders[0])).toEqual(["Large", "Olives", "Olives", "onions"]);
  const cancelled = await callRoute("POST /orders/{id}/cancel", { params });
  expect(namesOf(cancelled.body.order)?.[0]).toBe("Groß");
  const refused = await callRoute("POST /orders/{id}/cancel", {
    params,
    headers: { "accept-language": "de" },
  });
  expect(refused.body.error).toBe("Diese Bestellung ist schon storniert.");
});
