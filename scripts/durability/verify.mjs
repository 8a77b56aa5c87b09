import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { query } from "../benchmark/fill.mjs";
import { ORDERS_PER_SLOT, PORTIONS } from "./writers.mjs";

/** The maximum number of stored versions of the landing page, and of applied plans. */
const KEPT_VERSIONS = 50;

const column = (rows, name) => new Map(rows.map((row) => [row[name], row]));

/** @returns a sentence for each lost or partial order */
async function verifyOrders(database, orders, lastNumber) {
  const keys = orders.map(({ key }) => key);
  const rows = await query(
    database,
    `SELECT o."idempotencyKey" AS key, o.id, o.number, o."subtotalCents" AS subtotal, count(l.*)::int AS lines,
       sum(l.quantity * l."priceCents")::int AS sum
     FROM "Order" o LEFT JOIN "OrderLine" l ON l."orderId" = o.id WHERE o."idempotencyKey" = ANY($1) GROUP BY o.id`,
    [keys],
  );
  const stored = column(rows, "key");
  return orders.flatMap(({ key, lines, acknowledged }) => {
    const row = stored.get(key);
    if (!row) return acknowledged ? [`order ${acknowledged.number} is lost`] : [];
    if (row.lines !== lines || row.sum !== row.subtotal) return [`order ${row.number} is half there`];
    if (row.number <= lastNumber) return [`order ${row.number} has a number from before ${lastNumber}`];
    if (acknowledged && (acknowledged.id !== row.id || acknowledged.number !== row.number)) {
      return [`order ${acknowledged.number} became ${row.number}`];
    }
    return [];
  });
}

/** @returns a sentence for each slot or dish whose use is not that of its living orders, or above its limit */
async function verifyHolds(database) {
  const wrong = await query(
    database,
    `SELECT COALESCE(u."slotAt", h."slotAt") AS slot, u.units, u.orders, h.units AS "heldUnits", h.orders AS "heldOrders"
     FROM "SlotUse" u FULL JOIN (
       SELECT "restaurantId", "slotAt", sum(units)::int AS units, count(*)::int AS orders FROM "Hold"
       WHERE "freedAt" IS NULL GROUP BY 1, 2
     ) h USING ("restaurantId", "slotAt")
     WHERE COALESCE(u.units, 0) <> COALESCE(h.units, 0) OR COALESCE(u.orders, 0) <> COALESCE(h.orders, 0)
       OR COALESCE(u.orders, 0) > $1`,
    [ORDERS_PER_SLOT],
  );
  const kept = await query(
    database,
    `SELECT o.number FROM "Order" o LEFT JOIN "Hold" h ON h."orderId" = o.id
     WHERE h."orderId" IS NULL OR (o.status = 'cancelled') <> (h."freedAt" IS NOT NULL)`,
  );
  const miscounted = await query(
    database,
    `SELECT "itemId", used.quantity AS used, held.quantity AS held FROM "StockUse" used FULL JOIN (
       SELECT "restaurantId", share."groupId", share."itemId", share."day", sum(share.quantity)::int AS quantity
       FROM "Hold", jsonb_to_recordset("stock") AS share("groupId" text, "itemId" text, "day" date, quantity int)
       WHERE "freedAt" IS NULL GROUP BY 1, 2, 3, 4
     ) held USING ("restaurantId", "groupId", "itemId", "day")
     WHERE COALESCE(used.quantity, 0) <> COALESCE(held.quantity, 0) OR COALESCE(used.quantity, 0) > $1`,
    [PORTIONS],
  );
  return [
    ...miscounted.map(
      ({ itemId, used, held }) =>
        `${used} portions of ${itemId} count as taken, those of living orders are ${held}`,
    ),
    ...wrong.map(
      ({ slot, orders, heldOrders }) =>
        `the slot ${slot.toISOString()} counts ${orders} orders, its living ones are ${heldOrders}`,
    ),
    ...kept.map(({ number }) => `the slot of order ${number} does not match its status`),
  ];
}

/** @returns a sentence for each lost save, or save without an entry in the audit log */
async function verifySaves(database, saves) {
  const [{ version: latest } = { version: 0 }] = await query(
    database,
    `SELECT version FROM "LandingContent"`,
  );
  const versions = column(
    await query(database, `SELECT version, content->'hero'->>'title' AS title FROM "LandingVersion"`),
    "version",
  );
  const entries = column(
    await query(database, `SELECT "versionAfter" FROM "AuditEntry" WHERE action = 'landing:save'`),
    "versionAfter",
  );
  return saves.flatMap(({ key, acknowledged }) => {
    if (!acknowledged) return [];
    const { version } = acknowledged;
    const isKept = version > latest - KEPT_VERSIONS;
    if (version > latest || (isKept && versions.get(version)?.title !== key))
      return [`save ${version} is lost`];
    return entries.has(version) ? [] : [`save ${version} is not in the audit log`];
  });
}

/** @returns a sentence for each lost plan, or plan applied partially */
async function verifyPlans(database, plans) {
  const rows = await query(
    database,
    `SELECT p.id, p.description, v.content->'hero'->>'title' AS landing, v.version,
       EXISTS (SELECT 1 FROM "AuditEntry" a WHERE a.action = 'plans:apply' AND a."targetId" = p.id) AS recorded
     FROM "AppliedBusinessPlan" p LEFT JOIN "LandingVersion" v ON v.version = (p.made->'landing'->>'version')::int
     WHERE p.description = ANY($1)`,
    [plans.map(({ key }) => key)],
  );
  const stored = column(rows, "description");
  return plans.slice(-KEPT_VERSIONS / 2).flatMap(({ key, title, acknowledged }) => {
    const row = stored.get(key);
    if (!row) return acknowledged ? [`plan "${key}" is lost`] : [];
    if (!row.recorded) return [`plan "${key}" is not in the audit log`];
    return row.version !== null && row.landing !== title ? [`plan "${key}" is half there`] : [];
  });
}

/** @returns a sentence for each lost template, or template whose files differ from the upload */
async function verifyUploads({ origin }, database, uploads) {
  const rows = await query(
    database,
    `SELECT t.id, t.name, v.hash FROM "Template" t LEFT JOIN "TemplateVersion" v ON v."templateId" = t.id
       AND v.number = t.version WHERE t.name = ANY($1)`,
    [uploads.map(({ key }) => key)],
  );
  const stored = column(rows, "name");
  const found = [];
  for (const { key, style, acknowledged } of uploads) {
    const row = stored.get(key);
    if (!row && acknowledged) found.push(`template "${key}" is lost`);
    if (!row) continue;
    const answer = await fetch(`${origin}/api/templates/files/${row.id}/${row.hash}/css/style.css`, {
      headers: { connection: "close" },
    });
    if (!row.hash || (await answer.text()) !== style) found.push(`template "${key}" is half there`);
  }
  return found;
}

/** Counts folders of unpacked templates without a template, left by a kill between two steps. */
export async function countLeftFolders(dataDir, database) {
  const hashes = column(await query(database, `SELECT hash FROM "TemplateVersion"`), "hash");
  const folder = path.join(dataDir, "templates");
  return existsSync(folder) ? readdirSync(folder).filter((name) => !hashes.has(name)).length : 0;
}

const ofKind = (writes, kind) => writes.filter((write) => write.kind === kind);

/**
 * Compares the content of a database with the writes.
 * @param lastNumber the highest order number before these writes
 * @returns a sentence for each acknowledged write that is missing or partial; and the highest order number
 */
export async function verify(site, { database, writes, lastNumber }) {
  const problems = [
    ...(await verifyOrders(database, ofKind(writes, "order"), lastNumber)),
    ...(await verifyHolds(database)),
    ...(await verifySaves(database, ofKind(writes, "save"))),
    ...(await verifyPlans(database, ofKind(writes, "plan"))),
    ...(await verifyUploads(site, database, ofKind(writes, "upload"))),
  ];
  const [{ number }] = await query(database, `SELECT coalesce(max(number), 0)::int AS number FROM "Order"`);
  return { problems, lastNumber: number };
}

/**
 * Places the orders of unknown outcome again.
 * @returns a sentence for each that doesn't exist exactly once afterwards
 */
export async function placeAgain(database, writes) {
  const unknown = ofKind(writes, "order").filter(({ acknowledged }) => !acknowledged);
  const placed = [];
  for (const order of unknown) placed.push({ ...order, acknowledged: await order.place() });
  const refused = placed.filter(({ acknowledged }) => !acknowledged);
  return [
    ...refused.map(({ key }) => `order ${key} can’t be placed again`),
    ...(await verifyOrders(database, placed, 0)),
  ];
}
