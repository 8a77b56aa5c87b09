import { expect, test } from "@jest/globals";
import { emptyProfile } from "@/lib/business-profile/schema";
import { demoTerms, type Terms, termsOf } from "@/lib/restaurants/terms/terms";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { pizzeria } from "@/tests/support/restaurants/options";
import { publishMenu } from "@/tests/support/restaurants/publish-menu";
import { configuredInstance } from "@/tests/support/setup/instance";

setUpTestDatabase();

async function add(token: string, body: { name: string; copyOf?: string }): Promise<string> {
  return (await callRoute("POST /menus", { token, body })).body.restaurant.id;
}

async function draftTerms(token: string, id: string): Promise<Terms> {
  const { menu } = (await callRoute("GET /menus/{id}", { token, params: { id } })).body;
  return termsOf(menu.content.restaurant);
}

const zone = {
  id: "near",
  label: "Near",
  postcodes: ["101*"],
  radiusKm: null,
  fee: 250,
  minimum: 0,
  freeFrom: null,
};
const food = { id: "food", label: "Food", pickup: 700, delivery: 700, table: 1900, categories: [] };
const terms: Terms = {
  ...demoTerms,
  currency: "EUR",
  pricesIncludeTax: true,
  taxClasses: [
    { ...food, changes: [{ from: "2027-01-01", pickup: 500, delivery: 500, table: 500 }] },
    { ...food, id: "drinks", label: "Drinks", pickup: 1900, delivery: 1900 },
  ],
  orderKinds: ["pickup", "delivery", "table"],
  deliveryFee: 300,
  zones: [zone],
  deliveryTaxClass: "food",
  asksContact: true,
  paysOnHandover: true,
  asksTip: true,
};

test("a copy has the published terms of its original", async () => {
  const token = await configuredInstance();
  const original = await add(token, { name: "Pizza Corner" });
  const menu = pizzeria("pizza-corner");
  const dishes = menu.dishes.map((dish) => ({ ...dish, taxClass: "drinks" }));
  await publishMenu(token, original, { ...menu, dishes, restaurant: { ...menu.restaurant, ...terms } });
  const copy = await add(token, { name: "Pizza Square", copyOf: original });
  expect(await draftTerms(token, copy)).toEqual(terms);
});

test("a copy of a sample has the terms of a new restaurant", async () => {
  const token = await configuredInstance();
  const copy = await draftTerms(token, await add(token, { name: "Mill Lane", copyOf: "order1" }));
  expect(copy).toEqual(await draftTerms(token, await add(token, { name: "Quay" })));
  expect(copy).toMatchObject({ currency: "USD", orderKinds: ["pickup"], paysOnHandover: true });
});

test("a copy of a sample has the currency of the business, and the prices of the sample in number", async () => {
  const token = await configuredInstance();
  await callRoute("PUT /business-profile", {
    token,
    body: { ...emptyProfile, languages: ["de"], currency: "EUR" },
  });
  const id = await add(token, { name: "Gasthaus Linde", copyOf: "order1" });
  expect(await draftTerms(token, id)).toMatchObject({ currency: "EUR", pricesIncludeTax: true });
  const pricesOf = async (restaurant: string) => {
    const { menu } = (await callRoute("GET /menus/{id}", { token, params: { id: restaurant } })).body;
    return menu.content.dishes.map(({ name, priceCents }) => [name, priceCents]);
  };
  expect(await pricesOf(id)).toEqual(await pricesOf("order1"));
});

test("the categories of a new restaurant are in the language of the site", async () => {
  const token = await configuredInstance();
  await callRoute("PUT /business-profile", { token, body: { ...emptyProfile, languages: ["de"] } });
  const id = await add(token, { name: "Gasthaus Linde" });
  const { menu } = (await callRoute("GET /menus/{id}", { token, params: { id } })).body;
  expect(menu.content.categories).toMatchObject([
    { id: "starters", label: "Vorspeisen" },
    { id: "mains", label: "Hauptgerichte" },
    { id: "desserts", label: "Desserts" },
    { id: "drinks", label: "Getränke" },
  ]);
});
