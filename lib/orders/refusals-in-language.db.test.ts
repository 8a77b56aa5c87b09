import { beforeEach, expect, test } from "@jest/globals";
import { db } from "@/lib/platform/db/client";
import { callRoute } from "@/tests/support/api/call";
import { setUpTestDatabase } from "@/tests/support/database/database";
import { addLanguages, translate } from "@/tests/support/languages/languages";
import { configuredInstance } from "@/tests/support/setup/instance";

setUpTestDatabase();

let token: string;
beforeEach(async () => {
  token = await configuredInstance();
  await addLanguages(["de"]);
});

let count = 0;
const place = (change: object) =>
  callRoute("POST /orders", {
    body: {
      restaurantId: "order1",
      name: "Gil Guest",
      email: "guest@example.com",
      dishes: [{ id: "zobo", quantity: 1, shownPriceCents: 1 }],
      idempotencyKey: `refused-order-${++count}`,
      ...change,
    },
  });

test("another total is refused in the language of the guest's page, with its fields", async () => {
  const shownTotalCents = 1;
  const german = (await place({ language: "de", shownTotalCents })).body;
  expect(german.error).toMatch(/^Die Speisekarte hat sich gerade geändert: .* kostet jetzt \d+,\d\d\s\$, /);
  expect(german.error).toMatch(/der Gesamtbetrag ist jetzt \d+,\d\d\s\$\. Es wurde nichts abgebucht\.$/);
  expect(german.fields?.["dishes.0.shownPriceCents"]).toMatch(/kostet jetzt \d+,\d\d\s\$$/);
  expect(german.fields?.shownTotalCents).toMatch(/^Der Gesamtbetrag ist jetzt/);
  const english = (await place({ shownTotalCents })).body;
  expect(english.error).toMatch(/^The menu has just changed: .* costs \$\d+\.\d\d now, the total is \$/);
});

test("dishes that are sold out or unknown, and tips, are refused in German", async () => {
  await db.soldOutDish.create({ data: { restaurantId: "order1", dishId: "zobo" } });
  const { name } = await db.dish.findFirstOrThrow({ where: { restaurantId: "order1", id: "zobo" } });
  const errorOf = async (change: object) => (await place({ language: "de", ...change })).body.error;
  expect(await errorOf({})).toBe(`${name} ist ausverkauft. Es wurde nichts abgebucht.`);
  expect(await errorOf({ dishes: [{ id: "pea-soup", quantity: 1 }] })).toBe(
    "Ein Gericht „pea-soup“ gibt es auf dieser Speisekarte nicht.",
  );
  expect(await errorOf({ tipCents: 100 })).toBe(
    "Dieses Restaurant nimmt mit einer Bestellung kein Trinkgeld an. Es wurde nichts bestellt.",
  );
});

test("refusals name dishes in the language of the guest, and in English for the staff", async () => {
  const { name } = await db.dish.findFirstOrThrow({ where: { restaurantId: "order1", id: "zobo" } });
  await translate(
    "menu",
    { "dishes.zobo.name": { text: "Hibiskustee", source: name } },
    { ownerId: "order1" },
  );
  expect((await place({ language: "de", shownTotalCents: 1 })).body.error).toContain(
    "Hibiskustee kostet jetzt",
  );
  await db.soldOutDish.create({ data: { restaurantId: "order1", dishId: "zobo" } });
  expect((await place({ language: "de" })).body.error).toBe(
    "Hibiskustee ist ausverkauft. Es wurde nichts abgebucht.",
  );
  expect((await place({})).body.error).toBe(`${name} is sold out. Nothing was charged.`);
});

test("a call that names no language is refused in that of its page, which is always a single one", async () => {
  const check = async (language: string) =>
    (
      await callRoute("POST /ordering/vouchers/check", {
        body: { restaurantId: "order1", code: "NONE" },
        headers: { "accept-language": language },
      })
    ).body;
  expect(await check("fr")).toMatchObject({
    error: "Ce code promo n’existe pas.",
    fields: { code: "Ce code promo n’existe pas" },
  });
  expect(await check("fr-FR,fr;q=0.9")).toMatchObject({ error: "There is no such voucher." });
});

test("the staff's orders are refused in English, and so are guests' in a language that the site doesn't have", async () => {
  const dishes = [{ id: "pea-soup", quantity: 1 }];
  const ofStaff = { restaurantId: "order1", dishes, idempotencyKey: "refused-order-of-staff" };
  const refused = [
    (await callRoute("POST /orders/staff", { token, body: { ...ofStaff, kind: "pickup" } })).body,
    (await place({ language: "fr", dishes })).body,
  ];
  for (const { error } of refused) expect(error).toBe("There is no dish “pea-soup” on this menu.");
});
