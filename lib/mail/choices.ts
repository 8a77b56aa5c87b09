import * as z from "zod";
import { optionalLine } from "@/lib/platform/http/text";

const isOn = z.boolean({ error: "Must be true or false" });

const ownersAddress = z.union(
  [z.literal(""), optionalLine(254).pipe(z.email("Enter an address such as you@example.com"))],
  { error: "Enter an address such as you@example.com" },
);

const fields = z.strictObject({
  orderReceived: isOn.describe("To guests, about an order that was placed."),
  orderAccepted: isOn.describe("To guests, with the promised time."),
  orderRejected: isOn.describe("To guests, with the reason."),
  orderReady: isOn.describe("To guests, when it is ready or on its way."),
  orderCancelled: isOn.describe("To guests, with what is given back."),
  orderRefunded: isOn.describe("To guests, about money given back."),
  newOrder: isOn.describe("To the owner’s address, about each order."),
  eveningSummary: isOn.describe("To the owner’s address, after the end of each business day."),
  ownersAddress,
});

/** Which mails are sent: `PUT /api/settings/mails`. */
export const mailChoices = fields.refine(
  ({ newOrder, eveningSummary, ownersAddress: to }) => to !== "" || !(newOrder || eveningSummary),
  { path: ["ownersAddress"], error: "Enter where these mails go" },
);

/** The answer of `GET /api/settings/mails`. */
export const shownMailChoices = z.object({ choices: fields.extend({ ownersAddress: z.string() }) });
export type MailChoices = z.infer<typeof mailChoices>;

export const defaultMailChoices: MailChoices = {
  orderReceived: true,
  orderAccepted: false,
  orderRejected: true,
  orderReady: true,
  orderCancelled: true,
  orderRefunded: true,
  newOrder: false,
  eveningSummary: false,
  ownersAddress: "",
};
