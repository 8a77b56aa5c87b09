import { codeOf, openTable, serveTables, window1 } from "@/tests/support/tables/tables";
import type { Recipe } from "./recipe";

export const tableCalls: Record<string, Recipe> = {
  "POST /tables/sittings": async ({ token }) => {
    await serveTables();
    return { sent: { token, body: { tableKey: window1 } }, actions: ["tables:open"] };
  },
  "POST /tables/sittings/{id}/close": async ({ token }) => {
    await serveTables();
    return { sent: { token, params: { id: await openTable(window1) } }, actions: ["tables:close"] };
  },
  "POST /table-codes/{id}/rotate": async ({ token }) => {
    await serveTables();
    // The first listing makes the key of the codes.
    await codeOf(window1);
    return { sent: { token, params: { id: "order1" }, body: {} }, actions: ["tables:rotate"] };
  },
};
