import { db } from "@/lib/platform/db/client";
import type { TableOrders } from "@/lib/reservations/rules";
import { demoTerms, type Terms } from "@/lib/restaurants/terms/terms";
import { listCodes, rotateCodes } from "@/lib/tables/codes.server";
import { seatCookieName } from "@/lib/tables/seat";
import { openSitting } from "@/lib/tables/sittings.server";
import { callRoute } from "../api/call";
import { cookieFrom } from "../api/request";
import { takeReservations } from "../reservations/reservations";

/** Orders for pickup and at the table, paid by card or on handover. */
export const tableTerms: Terms = {
  ...demoTerms,
  currency: "EUR",
  pricesIncludeTax: true,
  orderKinds: ["pickup", "table"],
  asksContact: true,
  paysOnHandover: true,
};

/** The tables of `openRules`. */
export const [window1, window2] = ["order1/two/1", "order1/two/2"] as const;

/** Lets guests at the tables of a restaurant order, by default of the first one at those that the staff opened. */
export async function serveTables(tableOrders: TableOrders = "opened", restaurantId = "order1") {
  await db.restaurant.update({ where: { id: restaurantId }, data: { terms: tableTerms } });
  await takeReservations({ tableOrders }, restaurantId);
}

const here = new Headers({ host: "localhost" });

/** Returns the code that is printed for a table. */
export async function codeOf(tableKey: string): Promise<string> {
  const [restaurantId = ""] = tableKey.split("/");
  const found = (await listCodes(restaurantId, here)).codes.find(({ key }) => key === tableKey);
  if (!found) throw new Error(`There is no table ${tableKey}.`);
  return found.address.slice(found.address.lastIndexOf("/") + 1);
}

export const replaceCode = (tableKey: string) => rotateCodes(tableKey.split("/")[0] ?? "", here, tableKey);

export const openTable = async (tableKey: string) => (await openSitting(tableKey, "Ada")).sitting?.id ?? "";

/** Scans the code of a table, and returns the cookie of the phone. */
export async function sitDown(tableKey: string, cookie?: string): Promise<string> {
  const answer = await callRoute("POST /tables/seat", {
    body: { code: await codeOf(tableKey) },
    ...(cookie && { cookie }),
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return cookieFrom(answer, seatCookieName(false));
}

/** Returns the table as a phone that sits there sees it. */
export async function seatSeenBy(cookie: string, headers: Record<string, string> = {}) {
  const { seat } = (await callRoute("GET /tables/seat", { cookie, headers })).body;
  if (!seat) throw new Error("The phone has no seat.");
  return seat;
}

let count = 0;

/** Sends an order of a phone at a table. */
export const orderAtTable = (cookie: string | null, change: object = {}) =>
  callRoute("POST /orders", {
    body: {
      restaurantId: "order1",
      kind: "table",
      pays: "onHandover",
      dishes: [{ id: "zobo", quantity: 1 }],
      idempotencyKey: `at-table-${++count}`,
      ...change,
    },
    ...(cookie && { cookie }),
  });
