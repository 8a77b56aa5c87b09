import { expect, test } from "@jest/globals";
import { withDishesShown } from "@/lib/restaurants/options/combos";
import { bistro } from "@/tests/support/restaurants/combos";
import { sampleRestaurants } from "@/tests/support/restaurants/samples";
import { menuEntry } from "./structured-data";

const root = "https://bakery.example";

test("a restaurant is described with its menu, section by section, at the menu's prices", () => {
  const entry = menuEntry(sampleRestaurants.order1, ["akara"], root) as unknown as {
    hasMenu: { hasMenuSection: { name: string; hasMenuItem: object[] }[] };
  };
  expect(entry).toMatchObject({
    "@type": "Restaurant",
    name: "Baobab Kitchen",
    url: `${root}/order1`,
    hasMenu: { "@type": "Menu" },
  });
  const sections = entry.hasMenu.hasMenuSection;
  expect(sections.map(({ name, hasMenuItem }) => [name, hasMenuItem.length])).toEqual([
    ["Starters", 4],
    ["Mains", 5],
    ["Desserts", 2],
    ["Drinks", 2],
  ]);
  expect(sections[0]?.hasMenuItem.slice(0, 2)).toEqual([
    {
      "@type": "MenuItem",
      name: "Beef Suya",
      description: expect.stringContaining("Skewers in peanut"),
      offers: { "@type": "Offer", price: "8.99", priceCurrency: "USD" },
    },
    expect.objectContaining({
      offers: {
        "@type": "Offer",
        price: "5.99",
        priceCurrency: "USD",
        availability: "https://schema.org/SoldOut",
      },
    }),
  ]);
});

test("the area of deliveries is named", () => {
  const { order1 } = sampleRestaurants;
  const zone = {
    id: "near",
    label: "Near",
    postcodes: ["10115", "102*"],
    radiusKm: null,
    fee: 0,
    minimum: 0,
    freeFrom: null,
  };
  expect(menuEntry({ ...order1, terms: { ...order1.terms, zones: [zone] } }, [], root)).toMatchObject({
    areaServed: "10115 and all postcodes that begin with 102",
  });
});

test("the times of a section are its description", () => {
  const { order1 } = sampleRestaurants;
  const times = Array.from({ length: 7 }, (_, day) => (day < 5 ? [{ from: 690, to: 870 }] : []));
  const categories = order1.categories.map((one) => (one.id === "mains" ? { ...one, times } : one));
  const { hasMenu } = menuEntry({ ...order1, categories }, [], root) as unknown as {
    hasMenu: { hasMenuSection: { name: string; description?: string }[] };
  };
  expect(hasMenu.hasMenuSection.map(({ name, description }) => [name, description])).toEqual([
    ["Starters", undefined],
    ["Mains", "Monday to Friday 11:30–14:30"],
    ["Desserts", undefined],
    ["Drinks", undefined],
  ]);
});

test("missing values are left out", () => {
  const entry = menuEntry({ ...sampleRestaurants.order1, tagline: "", cuisine: "", dishes: [] }, [], root);
  expect(entry).toEqual({
    "@context": "https://schema.org",
    "@type": "Restaurant",
    name: "Baobab Kitchen",
    url: `${root}/order1`,
    priceRange: "$$",
  });
});

test.each([
  ["EUR", "12.50"],
  ["JPY", "1250"],
  ["KWD", "1.250"],
])("prices in %s have its decimals", (currency, price) => {
  const { order1 } = sampleRestaurants;
  const dishes = order1.dishes.slice(0, 1).map((dish) => ({ ...dish, priceCents: 1250 }));
  const entry = menuEntry({ ...order1, terms: { ...order1.terms, currency }, dishes }, [], root);
  expect(JSON.stringify(entry)).toContain(`"price":"${price}","priceCurrency":"${currency}"`);
});

test("the dishes of a combo are what can be added to it, with their names and whether they are sold out", () => {
  const { dishes: all, optionGroups } = bistro("bistro");
  const dishes = all.map(({ picture: _, hidden: __, ...dish }) => dish);
  const restaurant = {
    ...sampleRestaurants.order1,
    categories: [{ id: "food", label: "Food" }],
    dishes,
    optionGroups: withDishesShown(optionGroups, dishes),
  };
  const entry = menuEntry(restaurant, ["salad"], root);
  const [section] = (entry as unknown as { hasMenu: { hasMenuSection: { hasMenuItem: unknown[] }[] } })
    .hasMenu.hasMenuSection;
  expect(section?.hasMenuItem[0]).toMatchObject({
    name: "Lunch menu",
    offers: { price: "12.90" },
    menuAddOn: [
      {
        name: "Main course",
        hasMenuItem: [
          { name: "Burger", offers: { price: "0.00" } },
          { name: "Salad", offers: { price: "1.50", availability: "https://schema.org/SoldOut" } },
        ],
      },
      { name: "Drink" },
    ],
  });
});
