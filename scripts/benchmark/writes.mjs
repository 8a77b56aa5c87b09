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

/** Places orders of two dishes, each from another address. @throws Error if one is lost */
async function placeOrders(origin, database, amount, connections) {
  const round = randomUUID();
  let number = 0;
  const setupRequest = (request) => {
    number += 1;
    const address = `10.${(number >> 14) & 255}.${(number >> 7) & 127}.${number & 127}`;
    const body = {
      restaurantId: "order1",
      email: `guest${number}@example.com`,
      name: "Gil Guest",
      dishes: [
        { id: "suya-skewers", quantity: 1 },
        { id: "akara", quantity: 2 },
      ],
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

/** Measures orders per second beside rows that `pg` inserts; checks that every order is in the database. */
export async function measureOrders({ first, database }, { rounds, amount, connections }) {
  const measured = [];
  await placeOrders(first.origin, database, amount, connections);
  for (let round = 0; round < rounds; round += 1) {
    const rows = await insertRows(database, amount, 6);
    const orders = await placeOrders(first.origin, database, amount, connections);
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
