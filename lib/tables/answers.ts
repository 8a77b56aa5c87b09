import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";
import { tableOrders } from "@/lib/reservations/rules";
import { requestKinds } from "./schema";

const openRequest = z.object({ id: z.string(), kind: z.enum(requestKinds), createdAt: moment });
export type OpenRequest = z.infer<typeof openRequest>;

const openSitting = z.object({
  id: z.string(),
  openedAt: moment,
  openedBy: z.string(),
  orders: z.int().describe("Without cancelled ones and those that are not paid yet."),
  hasOrders: z.boolean().describe("Whether the next order has neither fee nor minimum of the table."),
  unfinished: z.int().describe("Those of them that are not done."),
  totalCents: z.int().describe("In the smallest unit of the restaurant’s currency."),
  dueCents: z.int().describe("To be paid at the table."),
});

/** A table as the staff see it. */
export const tableState = z.object({
  key: z.string(),
  name: z.string(),
  seats: z.int().describe("0 for a table that was removed while it was open."),
  sitting: openSitting.nullable().describe("Null for a free table."),
  requests: z.array(openRequest).describe("What its guests asked for, the oldest first."),
});
export type TableState = z.infer<typeof tableState>;

export const tableList = z.object({
  restaurants: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      currency: z.string(),
      tableOrders: z.enum(tableOrders),
      takesTableOrders: z.boolean().describe("Whether it takes orders at the table."),
      paysByCard: z.boolean().describe("Whether guests can pay by card."),
      tables: z.array(tableState),
    }),
  ),
});
export type TableList = z.infer<typeof tableList>;
export type RestaurantTables = TableList["restaurants"][number];

const printedCode = z.object({
  key: z.string(),
  name: z.string(),
  seats: z.int(),
  address: z.string().describe("The address in the code."),
  drawing: z.object({ path: z.string(), size: z.int() }).describe("The QR code as the path of an SVG."),
});
export type PrintedCode = z.infer<typeof printedCode>;

export const tableCodes = z.object({
  restaurantName: z.string(),
  caption: z.string().describe("The words below each code, in the language of the site."),
  origin: z.string().describe("Scheme and host of the addresses in the codes."),
  isOriginKnown: z.boolean().describe("Whether it is that of the settings; else it is that of this request."),
  codes: z.array(printedCode),
});
export type TableCodes = z.infer<typeof tableCodes>;

const seatOrder = z.object({
  id: z.string(),
  number: z.int(),
  status: z.string(),
  text: z.string().describe("Such as `Being prepared`."),
  isPlaced: z.boolean().describe("Whether it counts: neither cancelled nor without its payment."),
  totalCents: z.int(),
  currency: z.string(),
  createdAt: moment,
});

/** A table as one of its guests sees it. */
export const tableSeat = z.object({
  restaurantId: z.string(),
  restaurantName: z.string(),
  path: z.string().describe("The page with the menu."),
  tableName: z.string(),
  state: z
    .enum(["free", "open", "closed"])
    .describe("`open`: the staff opened it; `closed`: they closed it after the code was scanned."),
  ordering: z.object({
    isPossible: z.boolean(),
    paysFirst: z.boolean(),
    text: z.string(),
  }),
  orders: z.array(seatOrder).describe("Those of this phone, the newest first."),
  hasOrders: z
    .boolean()
    .describe(
      "Whether the next order of this phone has neither fee nor minimum of the table, as its sitting has orders.",
    ),
  requests: z
    .array(z.enum(requestKinds))
    .describe("What the table has asked for and the staff have not done."),
});
export type TableSeat = z.infer<typeof tableSeat>;
