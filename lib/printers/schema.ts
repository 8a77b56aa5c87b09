import * as z from "zod";
import { line } from "@/lib/platform/http/text";
import { restaurantId } from "@/lib/restaurants/published/schema";
import { characterSetNames } from "./code-pages";

export const printerProtocols = ["star", "epson"] as const;
export type PrinterProtocol = (typeof printerProtocols)[number];

/** The kinds of tickets of an order. */
export const ticketKinds = ["kitchen", "receipt"] as const;
export type TicketKind = (typeof ticketKinds)[number];

const copies = z.int({ error: "A whole number" }).min(0, "At least 0").max(3, "At most 3 copies");

/** `POST /api/printers` and `PUT /api/printers/{id}`. */
export const printerInput = z.strictObject({
  name: line(60, "Enter a name"),
  protocol: z.enum(printerProtocols),
  width: z
    .union([z.literal(80), z.literal(58)], { error: "80 or 58 mm" })
    .describe("Of the paper, in millimetres."),
  codePage: z
    .enum(characterSetNames, { error: "Unknown letters" })
    .describe("`picture` draws tickets with the fonts of the server, for any script."),
  restaurantId: restaurantId.nullable().describe("Null for the orders of all restaurants."),
  kitchenCopies: copies.describe("Tickets for the kitchen, of each order."),
  receiptCopies: copies.describe("Receipts for the guest, of each order."),
});
export type PrinterInput = z.infer<typeof printerInput>;

const rowId = z.string().max(100);
export const printerParams = z.object({ id: rowId });
export const printJobParams = z.object({ id: rowId, job: rowId });
/** `/api/printers/poll/{secret}`. */
export const pollParams = z.object({ secret: z.string().max(200) });

/** `POST /api/printers/{id}/jobs`. */
export const printInput = z.strictObject({ orderId: rowId, kind: z.enum(ticketKinds) });
export type PrintInput = z.infer<typeof printInput>;
