import { setTimeout as delay } from "node:timers/promises";
import { register } from "tsx/esm/api";
import { databaseOf, post, put, setUp, signIn, start, withDataDir } from "../benchmark/app.mjs";
import { query } from "../benchmark/fill.mjs";
import { randomNumbers } from "../durability/random.mjs";

const SCHEDULES = 500;
/** In one of this many schedules the server is killed. */
const KILL_EACH = 20;
/** The time after which a request is interrupted by the kill, in milliseconds. */
const MAX_KILL_AFTER_MS = 25;

/** The requests of tablets to a site, whose server is killed beside one of them if `killIn` counts to zero. */
function serverOf(site, random) {
  const send = (path, body) =>
    fetch(`${site.app.origin}/api${path}`, {
      method: "POST",
      headers: { ...site.session, "content-type": "application/json", connection: "close" },
      body: JSON.stringify(body),
    });

  async function killBeside(sent) {
    await delay(random() * MAX_KILL_AFTER_MS);
    process.kill(site.app.pid, "SIGKILL");
    await Promise.allSettled([sent, site.app.ended]);
    site.app = await start(site.dataDir);
    site.kills += 1;
  }

  async function outcomeOf(answer) {
    if (answer.ok) return { kind: "applied", order: (await answer.json()).order };
    const { error, current } = await answer.json();
    if (answer.status !== 409) throw new Error(`A step was answered ${answer.status}: ${error}`);
    return { kind: "refused", message: error, ...(current && { order: current }) };
  }

  const marked = (dish, soldOut) => ({ restaurantId: "order1", dishId: dish, soldOut });
  return {
    async take(step, secondsAgo) {
      const { id: stepId, orderId, change, mark, follows } = step;
      const sent = mark
        ? send("/ordering/sold-out", {
            ...marked(mark.itemId, mark.soldOut),
            ...{ stepId, secondsAgo, follows },
          })
        : send(`/orders/${orderId}/status`, { status: change.status, expected: change.expected, stepId });
      if (site.killIn-- === 0) await killBeside(sent);
      // Steps of other orders and dishes are sent at the same time.
      const answer = await sent.catch(() => null);
      return answer ? outcomeOf(answer) : { kind: "unanswered" };
    },
    async cancelAsGuest(id) {
      const answer = await send(`/orders/${id}/cancel`);
      await answer.body?.cancel();
      if (answer.ok) site.cancelled += 1;
      else if (answer.status !== 409) throw new Error(`A cancellation was answered ${answer.status}`);
    },
    async read(id) {
      const answer = await fetch(`${site.app.origin}/api/orders/${id}`, { headers: { connection: "close" } });
      return (await answer.json()).order;
    },
    async isSoldOut(dish) {
      const rows = await query(site.database, `SELECT FROM "SoldOutDish" WHERE "dishId" = $1`, [dish]);
      return rows.length > 0;
    },
    async say(dish, soldOut) {
      const { origin } = site.app;
      if (soldOut !== null)
        await post(`${origin}/api/ordering/sold-out`, marked(dish, soldOut), site.session);
      else {
        const stock = { left: 5, daily: null, isShown: false };
        const body = { restaurantId: "order1", groupId: "", itemId: dish, stock };
        await put(`${origin}/api/ordering/stock`, body, site.session);
      }
    },
    wait: (seconds) =>
      query(site.database, `UPDATE "SoldOutStep" SET "madeAt" = "madeAt" - make_interval(secs => $1)`, [
        seconds,
      ]),
  };
}

/** Places the orders of a schedule, each from another address. @returns their ids */
async function placeOrders(site, count) {
  const ids = [];
  for (let index = 0; index < count; index += 1) {
    const number = ++site.placed;
    const guest = { name: "Gil Guest", email: `guest${number}@example.com` };
    const dishes = [{ id: "akara", quantity: 1 }];
    const body = { restaurantId: "order1", ...guest, dishes, idempotencyKey: `schedule-order-${number}` };
    const headers = { "x-forwarded-for": `10.1.${number >> 8}.${number & 255}` };
    ids.push((await post(`${site.app.origin}/api/orders`, body, headers)).order.id);
  }
  return ids;
}

/** Reads what the database has of the orders and dishes of a schedule. */
async function readStored({ database, cancelled }, ids, isSoldOut) {
  const [steps, said, [{ changes }]] = await Promise.all([
    query(database, `SELECT "id" FROM "OrderStep" WHERE "orderId" = ANY($1) AND "isApplied"`, [ids]),
    query(
      database,
      `SELECT "id", "itemId", "soldOut" FROM "SoldOutStep" WHERE "isApplied" ORDER BY "madeAt"`,
    ),
    query(
      database,
      `SELECT count(*)::int AS "changes" FROM "AuditEntry" WHERE "action" = 'orders:status' AND "targetId" = ANY($1)`,
      [ids],
    ),
  ]);
  return { applied: [...steps, ...said].map(({ id }) => id), said, isSoldOut, changes, cancelled };
}

/**
 * Plays random schedules of two tablets without a connection against a server, which is killed at random in some of them, and
 * compares its database with what the tablets were told. `SCHEDULES_SEED` sets another seed.
 */
export async function verifySchedules() {
  register();
  const { findFaults, ORDERS, playSchedule, schedules } = await import(
    "../../tests/support/orders/step-schedules.ts"
  );
  const { default: fc } = await import("fast-check");
  const seed = Number(process.env.SCHEDULES_SEED ?? 1);
  const random = randomNumbers(seed);
  const totals = { made: 0, faults: 0 };
  const kills = await withDataDir(async (dataDir) => {
    const site = { dataDir, app: await start(dataDir), placed: 0, kills: 0, killIn: -1, cancelled: 0 };
    try {
      await setUp(site.app.origin);
      site.session = await signIn(site.app.origin);
      site.database = databaseOf(dataDir);
      const server = serverOf(site, random);
      for (const [index, events] of fc.sample(schedules, { numRuns: SCHEDULES, seed }).entries()) {
        await query(site.database, `TRUNCATE "SoldOutStep", "SoldOutDish"`);
        site.cancelled = 0;
        site.killIn = index % KILL_EACH === 0 ? Math.floor(random() * 3) : -1;
        const ids = await placeOrders(site, ORDERS);
        const played = await playSchedule(events, ids, server);
        totals.made += played.made.length;
        for (const fault of await findFaults(played, await readStored(site, ids, server.isSoldOut))) {
          console.error(`Schedule ${index} of seed ${seed}: ${fault}`);
          totals.faults += 1;
        }
      }
      return site.kills;
    } finally {
      await site.app.stop();
    }
  });
  console.log(
    `${SCHEDULES} schedules of two tablets, ${totals.made} steps, the server killed ${kills} times: ${totals.faults} faults`,
  );
  return totals.faults === 0;
}
