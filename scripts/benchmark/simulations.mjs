import { databaseOf, post, setUp, signIn, start, withDataDir } from "./app.mjs";
import { query } from "./fill.mjs";
import { median } from "./load.mjs";
import { addOptions, dishesWithOptions } from "./writes.mjs";

const RESTAURANT = "order1";

async function placeOrders(origin) {
  for (const [number, dishes] of [[{ id: "zobo", quantity: 3 }], dishesWithOptions].entries()) {
    const guest = { email: "guest@example.com", name: "Gil Guest" };
    const body = { restaurantId: RESTAURANT, ...guest, dishes, idempotencyKey: `benchmark-${number}` };
    await post(`${origin}/api/orders`, body);
  }
}

/** Copies the placed orders over the last four weeks, up to a number of orders. */
async function copyOrders(database, count) {
  const columns = `"restaurantId", "restaurantName", "name", "email", "payment", "currency", "kind", "subtotalCents",
    "taxIncluded", "taxCents", "taxes", "deliveryCents", "totalCents", "requestHash", "updatedAt"`;
  const ofLines = `"position", "dishId", "name", "emoji", "quantity", "priceCents", "options", "taxBasisPoints", "taxCents"`;
  await query(
    database,
    `INSERT INTO "Order" ("id", "idempotencyKey", "createdAt", ${columns})
     SELECT "id" || '~' || n, "idempotencyKey" || '~' || n, now() - n * interval '8 minutes', ${columns}
     FROM "Order", generate_series(1, $1::int / 2 - 1) AS n`,
    [count],
  );
  await query(
    database,
    `INSERT INTO "OrderLine" ("orderId", ${ofLines})
     SELECT o."id", ${ofLines.replaceAll(/"(\w+)"/g, 'l."$1"')} FROM "Order" o
     JOIN "OrderLine" l ON l."orderId" = split_part(o."id", '~', 1) WHERE o."id" LIKE '%~%'`,
  );
  await query(database, `ANALYZE "Order", "OrderLine"`);
}

/** Returns a draft with other prices and a capacity, so that both sides of the comparison are computed. */
async function changedDraft(origin, session) {
  const read = async (path) => (await fetch(`${origin}/api/${path}`, { headers: session })).json();
  const { content } = (await read(`menus/${RESTAURANT}`)).menu;
  const { hours } = await read(`hours/${RESTAURANT}`);
  const dishes = content.dishes.map((dish) => ({ ...dish, priceCents: dish.priceCents + 50 }));
  return {
    menu: { ...content, dishes },
    hours: { ...hours, slots: { ...hours.slots, maxUnits: 30, gridMinutes: 5 } },
  };
}

async function seconds(task) {
  const startedAt = performance.now();
  const result = await task();
  return { result, seconds: (performance.now() - startedAt) / 1000 };
}

/**
 * Runs orders by a draft, beside reading the same orders and lines with `pg`.
 * @throws Error if an order is not reproduced
 */
export function measureSimulations({ orders, rounds }) {
  return withDataDir(async (dataDir) => {
    const app = await start(dataDir);
    try {
      await setUp(app.origin);
      const session = await signIn(app.origin);
      const database = databaseOf(dataDir);
      await addOptions(database);
      await placeOrders(app.origin);
      await copyOrders(database, orders);
      const draft = await changedDraft(app.origin, session);
      const run = () => post(`${app.origin}/api/simulation/${RESTAURANT}`, draft, session);
      const read = () =>
        query(
          database,
          `SELECT * FROM "Order" o JOIN "OrderLine" l ON l."orderId" = o."id" ORDER BY o."createdAt"`,
        );
      await run();
      const measured = [];
      for (let round = 0; round < rounds; round += 1) {
        const reading = await seconds(read);
        const simulation = await seconds(run);
        const { orders: count, reproduced, changedTotals } = simulation.result;
        if (count !== orders || reproduced !== orders || changedTotals === 0)
          throw new Error(`Of ${orders} orders, ${reproduced} were reproduced and ${changedTotals} repriced`);
        measured.push({
          seconds: simulation.seconds,
          reading: reading.seconds,
          ratio: simulation.seconds / reading.seconds,
        });
      }
      const of = (name) => median(measured.map((one) => one[name]));
      return { orders, seconds: of("seconds"), reading: of("reading"), ratio: of("ratio") };
    } finally {
      await app.stop();
    }
  });
}
