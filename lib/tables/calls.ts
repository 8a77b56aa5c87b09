import * as z from "zod";
import { defineCalls } from "@/lib/platform/http/call";
import { restaurantParams } from "@/lib/restaurants/published/schema";
import { tableCodes, tableList, tableSeat, tableState } from "./answers";
import { idParams, requestInput, rotateInput, seatInput, sittingInput } from "./schema";

const seat = z.object({ seat: tableSeat });
const ownSeat = z.object({
  seat: tableSeat.nullable().describe("Null for a phone that scanned no code in the last twelve hours."),
});
const changed = z.object({ table: tableState });

// Guests of a restaurant share its network address, and each open page asks three times a minute.
const byGuests = { attempts: 3000, windowSeconds: 600 };

export const tableCalls = defineCalls({
  "GET /tables": {
    summary: "List the tables with their guests and what these asked for",
    permission: "orders:read",
    answer: tableList,
  },
  "POST /tables/sittings": {
    summary: "Open a table for its guests",
    permission: "orders:write",
    alsoNeeds: "orders:read",
    body: sittingInput,
    answer: changed,
    errors: ["not-found"],
    audit: ["tables:open"],
  },
  "POST /tables/sittings/{id}/close": {
    summary: "Close a table: its guests can’t order any more",
    permission: "orders:write",
    alsoNeeds: "orders:read",
    params: idParams,
    answer: z.object({}),
    errors: ["not-found"],
    audit: ["tables:close"],
  },
  "POST /tables/requests/{id}/done": {
    summary: "Mark as done what guests asked for at their table",
    permission: "orders:write",
    params: idParams,
    answer: z.object({}),
    errors: ["not-found"],
    audit: "The request itself says who did it.",
  },
  "GET /table-codes/{id}": {
    summary: "List the codes of a restaurant’s tables to print them",
    permission: "menus:write",
    params: restaurantParams,
    answer: tableCodes,
    errors: ["not-found", "conflict"],
  },
  "POST /table-codes/{id}/rotate": {
    summary: "Replace the codes of tables: the printed ones are not valid any more",
    permission: "menus:write",
    params: restaurantParams,
    body: rotateInput,
    answer: tableCodes,
    errors: ["not-found", "conflict"],
    audit: ["tables:rotate"],
  },
  "POST /tables/seat": {
    summary: "Take a seat by the code of a table; sets a cookie",
    access: "public",
    forGuests: true,
    body: seatInput,
    answer: seat,
    errors: ["not-found"],
    rateLimit: byGuests,
    audit: "It stores nothing.",
  },
  "GET /tables/seat": {
    summary: "Read the table of this phone, with its own orders",
    access: "public",
    forGuests: true,
    loadedByPages: true,
    answer: ownSeat,
    errors: ["not-found"],
    rateLimit: byGuests,
  },
  "POST /tables/seat/requests": {
    summary: "Call the waiter, or ask for the bill",
    access: "public",
    forGuests: true,
    body: requestInput,
    answer: seat,
    errors: ["not-found", "conflict"],
    rateLimit: { attempts: 60, windowSeconds: 600 },
    audit: "The request itself says which table made it.",
  },
});
