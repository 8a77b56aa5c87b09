import * as z from "zod";
import { notStorable, storable } from "@/lib/platform/http/storable";

const MAX_KEY = 200;

const tableKey = z
  .string({ error: "A table is needed" })
  .min(1, "A table is needed")
  .max(MAX_KEY, "There is no such table")
  .refine(storable, notStorable)
  .describe("The key of a table, as `GET /tables` lists it.");

export const requestKinds = ["waiter", "bill"] as const;
export type TableRequestKind = (typeof requestKinds)[number];

/** `POST /tables/sittings`. */
export const sittingInput = z.strictObject({ tableKey });

const id = z.string().min(1, "An id is required").max(100).refine(storable, notStorable);
/** `/api/tables/sittings/{id}`, `/api/tables/requests/{id}`. */
export const idParams = z.object({ id });

/** `POST /table-codes/{id}/rotate`. */
export const rotateInput = z.strictObject({
  tableKey: tableKey.optional().describe("By default all tables of the restaurant."),
});

/** `POST /tables/seat`. */
export const seatInput = z.strictObject({
  code: z.string({ error: "The code of a table is needed" }).min(1, "The code of a table is needed").max(100),
});

/** `POST /tables/seat/requests`. */
export const requestInput = z.strictObject({
  kind: z.enum(requestKinds, { error: "Call the waiter, or ask for the bill" }),
});
