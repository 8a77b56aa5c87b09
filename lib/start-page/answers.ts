import * as z from "zod";
import { moment } from "@/lib/platform/http/answers";
import { qrCode } from "@/lib/platform/images/answers";
import { visibilityAnswer } from "@/lib/settings/visibility";

/** The steps from a fresh instance to a site that takes orders, in their order. */
export const startSteps = [
  "business",
  "texts",
  "pictures",
  "menu",
  "taxes",
  "hours",
  "pages",
  "payment",
  "address",
  "people",
  "backups",
] as const;
export type StartStep = (typeof startSteps)[number];

export const startPage = z.object({
  steps: z
    .array(
      z.object({
        key: z.enum(startSteps),
        isDone: z.boolean(),
        restaurantId: z.string().optional().describe("The restaurant that an open step `taxes` is about."),
      }),
    )
    .describe(
      "The steps that the caller may do; done is decided by the stored data. `taxes` is a step of restaurants that take orders.",
    ),
  site: visibilityAnswer.extend({
    url: z.string().describe("The address of the home page."),
    qr: qrCode.describe("The address as a QR code; of the preview while the site is coming soon."),
  }),
  isPaymentLive: z.boolean().describe("Whether guests are charged."),
  orders: z
    .object({
      count: z.int().describe("Orders of today."),
      cents: z.int().describe("The turnover of today in the currency, without demo and cancelled orders."),
      currency: z.string(),
      open: z.int().describe("Orders that are not done."),
    })
    .nullable()
    .describe("Null if the caller may not read orders, or nobody has ordered yet."),
  reservations: z
    .object({
      people: z.int().describe("The people of today’s reservations that have a table."),
      waiting: z.int().describe("Requests of any day that wait for an answer."),
      next: z
        .array(z.object({ id: z.string(), time: z.string(), people: z.int(), name: z.string() }))
        .describe("The next reservations of today."),
    })
    .nullable()
    .describe("Null if the caller may not read them, or there are none."),
  newMessages: z.int().describe("Messages that nobody has read; 0 if the caller may not read them."),
  drafts: z
    .array(z.object({ name: z.string(), restaurantId: z.string() }))
    .describe("The menus with a draft that waits to be published."),
  hasLandingDraft: z.boolean().describe("Whether a draft of the landing page waits to be published."),
  backup: z
    .object({ at: moment.nullable(), problem: z.string().nullable() })
    .nullable()
    .describe("The latest backup, and why a later one failed; null if the caller may not see backups."),
  changes: z
    .array(
      z.object({ id: z.string(), at: moment, account: z.string(), action: z.string(), target: z.string() }),
    )
    .describe("The latest changes by other people."),
});
export type StartPage = z.infer<typeof startPage>;
