import * as z from "zod";
import { optionalLine } from "@/lib/platform/http/text";
import { byChosenMail } from "./kinds";

const isOn = z.boolean({ error: "Must be true or false" });

const ownersAddress = z.union(
  [z.literal(""), optionalLine(254).pipe(z.email("Enter an address such as you@example.com"))],
  { error: "Enter an address such as you@example.com" },
);

const fields = z.strictObject({
  ...byChosenMail(({ to, hint }) =>
    isOn.describe(`${to === "guest" ? "To guests" : "To the owner’s address"}. ${hint}`),
  ),
  ownersAddress,
});

/** Which mails are sent: `PUT /api/settings/mails`. */
export const mailChoices = fields.refine(
  ({ newOrder, eveningSummary, newReservation, ownersAddress: to }) =>
    to !== "" || !(newOrder || eveningSummary || newReservation),
  { path: ["ownersAddress"], error: "Enter where these emails go" },
);

/** The answer of `GET /api/settings/mails`. */
export const shownMailChoices = z.object({ choices: fields.extend({ ownersAddress: z.string() }) });
export type MailChoices = z.infer<typeof mailChoices>;

export const defaultMailChoices: MailChoices = {
  ...byChosenMail(({ isDefault }) => isDefault),
  ownersAddress: "",
};
