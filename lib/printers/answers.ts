import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";
import { characterSetNames } from "./code-pages";
import { printerConditions } from "./conditions";
import { printerProtocols, ticketKinds } from "./schema";

export const listedPrinter = z.object({
  id: z.string(),
  name: z.string(),
  protocol: z.enum(printerProtocols),
  width: z.int().describe("Of the paper, in millimetres."),
  codePage: z.enum(characterSetNames),
  restaurantId: z.string().nullable().describe("Null for the orders of all restaurants."),
  kitchenCopies: z.int(),
  receiptCopies: z.int(),
  condition: z
    .enum(printerConditions)
    .describe("What the printer said last; `offline` if it has not asked for a minute."),
  report: z.string().describe("What it said in its own words."),
  missing: z
    .string()
    .describe(
      "The characters that were printed as `?`, since neither the printer nor a font of the server has them.",
    ),
  seenAt: moment.nullable().describe("When it last asked for tickets; null if it never did."),
  waiting: z.int().describe("The number of tickets that are not printed yet."),
  failed: z
    .int()
    .describe(
      "The number of tickets of the last 24 hours that could not be drawn, until they are printed again or removed.",
    ),
});
export type ListedPrinter = z.infer<typeof listedPrinter>;

export const printerList = z.object({ printers: z.array(listedPrinter) });
export const printerFonts = z.object({
  with: z.array(z.string()).describe("The scripts that this server can draw, such as `Arabic`."),
  without: z.array(z.string()).describe("The scripts that it has no font for."),
});
export const newAddress = printerList.extend({
  id: z.string(),
  secret: z.string().describe("The end of the printer’s address. It is shown only now."),
});

export const listedPrintJob = z.object({
  id: z.string(),
  kind: z.enum([...ticketKinds, "test"]),
  orderId: z.string().nullable(),
  number: z.int().nullable().describe("The number of the order; null for a test."),
  copy: z.int().describe("Counted from 1."),
  state: z
    .enum(["waiting", "sent", "printed", "failed", "removed"])
    .describe(
      "`sent`: the printer has it and has not confirmed it yet; `failed`: it was given up, as it could not be drawn.",
    ),
  deliveries: z.int().describe("How often it was sent to the printer."),
  failure: z.string().describe("Why it was not printed; empty if nothing was said."),
  createdAt: moment,
});
export type ListedPrintJob = z.infer<typeof listedPrintJob>;
export const printJobList = z.object({ jobs: z.array(listedPrintJob).describe("The latest first.") });
