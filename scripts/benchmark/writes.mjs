import { randomUUID } from "node:crypto";
import pg from "pg";
import { query, saveLanding } from "./fill.mjs";
import { load, median, quantile } from "./load.mjs";

/** Runs a task `amount` times, with this concurrency. @returns the milliseconds of each run */
async function repeat(amount, concurrency, task) {
  const times = [];
  let left = amount;
  const worker = async (number) => {
    while (left-- > 0) {
      const startedAt = performance.now();
      await task(number);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, (_, number) => worker(number)));
  return times;
}

/** Measures rows that `pg` inserts and commits one by one on several connections, as the database's limit. */
async function insertRows(database, amount, concurrency) {
  await query(database, `CREATE TABLE IF NOT EXISTS benchmark (id uuid PRIMARY KEY, content text)`);
  const clients = Array.from({ length: concurrency }, () => new pg.Client({ connectionString: database }));
  try {
    await Promise.all(clients.map((client) => client.connect()));
    const text = `INSERT INTO benchmark VALUES ($1, $2)`;
    const insert = (number) => clients[number].query(text, [randomUUID(), "x".repeat(500)]);
    await repeat(concurrency * 5, concurrency, insert);
    const startedAt = performance.now();
    const times = await repeat(amount, concurrency, insert);
    return {
      rate: (amount / (performance.now() - startedAt)) * 1000,
      p50: median(times),
      p99: quantile(times, 0.99),
    };
  } finally {
    await Promise.all(clients.map((client) => client.end()));
    await query(database, `DROP TABLE benchmark`);
  }
}

const option = (id, priceCents) => ({
  id,
  name: id,
  priceCents,
  priceBySize: {},
  isDefault: false,
  soldOut: false,
  allergens: "",
  optionGroups: [],
});
const group = (id, kind, max, options) => ({
  id,
  name: id,
  kind,
  min: kind === "size" ? 1 : 0,
  max,
  free: 0,
  canRepeat: false,
  options,
});
const optionGroups = [
  group("size", "size", 1, [option("small", 0), option("large", 300)]),
  group("extras", "extra", 3, [option("egg", 100), option("rice", 200), option("sauce", 50)]),
];
const plainDishes = [
  { id: "suya-skewers", quantity: 1 },
  { id: "akara", quantity: 2 },
];
const choose = (inGroup, name) => ({ group: inGroup, option: name });
/** The same dishes, each with a size and two extras. */
export const dishesWithOptions = plainDishes.map((dish) => ({
  ...dish,
  chosen: [choose("size", "large"), choose("extras", "egg"), choose("extras", "sauce")],
}));

/** Gives the ordered dishes option groups. */
export async function addOptions(database) {
  const ids = plainDishes.map(({ id }) => id);
  await query(
    database,
    `UPDATE "Dish" SET "optionGroups" = '["size", "extras"]' WHERE "restaurantId" = 'order1' AND "id" = ANY($1)`,
    [ids],
  );
  await query(database, `UPDATE "Restaurant" SET "optionGroups" = $1 WHERE "id" = 'order1'`, [
    JSON.stringify(optionGroups),
  ]);
}

/** Limits the orders and the effort of each time, and counts the stock of the ordered dishes. */
async function limitShares(database) {
  const times = { takesLater: true, takesLaterWhileClosed: false, gridMinutes: 5, horizonDays: 1 };
  const slots = { ...times, maxUnits: 10_000, maxOrders: 1000, categoryUnits: {}, dishUnits: {} };
  await query(
    database,
    `INSERT INTO "Hours" ("restaurantId", "content", "updatedAt") VALUES ('order1', jsonb_build_object('slots', $1::jsonb), now())`,
    [JSON.stringify(slots)],
  );
  await query(
    database,
    `INSERT INTO "Stock" ("restaurantId", "itemId", "amount", "isDaily", "isShown")
     SELECT 'order1', id, 1000000, true, true FROM unnest($1::text[]) AS id`,
    [plainDishes.map(({ id }) => id)],
  );
}

/** Places orders of two dishes, each from another address. @throws Error if one is lost */
async function placeOrders(origin, database, amount, connections, dishes) {
  const round = randomUUID();
  let number = 0;
  const setupRequest = (request) => {
    number += 1;
    const address = `10.${(number >> 14) & 255}.${(number >> 7) & 127}.${number & 127}`;
    const body = {
      restaurantId: "order1",
      email: `guest${number}@example.com`,
      name: "Gil Guest",
      dishes,
      idempotencyKey: `${round}-${number}`,
    };
    const headers = { "content-type": "application/json", "x-forwarded-for": address };
    return { ...request, headers, body: JSON.stringify(body) };
  };
  // autocannon shares one request object between all connections, which would overwrite it for each other.
  const setupClient = (client) => client.setRequests([{ method: "POST", setupRequest }]);
  const result = await load({ url: `${origin}/api/orders`, amount, connections, setupClient });
  const [{ count }] = await query(
    database,
    `SELECT count(*)::int FROM "Order" WHERE "idempotencyKey" LIKE $1 || '-%'`,
    [round],
  );
  if (result.wrong > 0) throw new Error(`${result.wrong} orders were refused`);
  if (count !== amount) throw new Error(`${amount} orders were placed, ${count} are stored`);
  return result;
}

async function measureOrdersOf(dishes, { first, database }, { rounds, amount, connections }) {
  const measured = [];
  await placeOrders(first.origin, database, amount, connections, dishes);
  for (let round = 0; round < rounds; round += 1) {
    const rows = await insertRows(database, amount, 6);
    const orders = await placeOrders(first.origin, database, amount, connections, dishes);
    measured.push({ orders, rows, ratio: orders.rate / rows.rate });
  }
  const of = (pick) => median(measured.map(pick));
  return {
    connections,
    rate: of(({ orders }) => orders.rate),
    p50: of(({ orders }) => orders.p50),
    p99: of(({ orders }) => orders.p99),
    rowRate: of(({ rows }) => rows.rate),
    ratio: of(({ ratio }) => ratio),
  };
}

/**
 * Measures orders per second, without and with options, and with a share of a slot and of stock, beside rows that `pg`
 * inserts; checks that every order is in the database.
 */
export async function measureOrders(instances, settings) {
  const plain = await measureOrdersOf(plainDishes, instances, settings);
  await addOptions(instances.database);
  const withOptions = await measureOrdersOf(dishesWithOptions, instances, settings);
  await limitShares(instances.database);
  const withShares = await measureOrdersOf(dishesWithOptions, instances, settings);
  const [{ holds }] = await query(
    instances.database,
    `SELECT count(*)::int AS holds FROM "Hold" WHERE "slotAt" IS NOT NULL AND jsonb_array_length("stock") = 2`,
  );
  if (holds < settings.rounds * settings.amount)
    throw new Error(`Only ${holds} orders have a share of a slot and of stock`);
  return { ...plain, withOptions, withShares };
}

/** Measures sequential saves of the landing page beside rows that `pg` inserts. */
export async function measureSaves({ first, database, session, content }, { rounds, amount }) {
  const measured = [];
  let number = 1000;
  const save = () => saveLanding(first.origin, session, content, number++);
  await repeat(20, 1, save);
  for (let round = 0; round < rounds; round += 1) {
    const rows = await insertRows(database, amount, 1);
    const times = await repeat(amount, 1, save);
    const [p50, p99] = [median(times), quantile(times, 0.99)];
    measured.push({ p50, p99, rowP50: rows.p50, ratio: rows.p50 / p50 });
  }
  const of = (name) => median(measured.map((one) => one[name]));
  return { p50: of("p50"), p99: of("p99"), rowP50: of("rowP50"), ratio: of("ratio") };
}
