import * as z from "zod";

/** The fewest and the most days of each setting; 0 days of orders are no limit. */
export const retentionLimits = {
  orderDataDays: [7, 3650],
  reservationDays: [7, 3650],
  mailDays: [7, 3650],
  visitDays: [31, 3650],
} as const;

const days = ([min, max]: readonly [number, number]) =>
  z
    .int({ error: "Enter a whole number of days" })
    .min(min, `At least ${min} days`)
    .max(max, `At most ${max} days`);

/** `PUT /api/guest-data/retention`. */
export const retentionInput = z.strictObject({
  orderDataDays: days([0, retentionLimits.orderDataDays[1]])
    .refine(
      (count) => count === 0 || count >= retentionLimits.orderDataDays[0],
      `At least ${retentionLimits.orderDataDays[0]} days, or 0 to keep it`,
    )
    .describe("Days after which the personal data of ended orders is removed; 0 for never."),
  reservationDays: days(retentionLimits.reservationDays).describe(
    "Days after which reservations are deleted.",
  ),
  mailDays: days(retentionLimits.mailDays).describe("Days after which sent and failed emails are deleted."),
  visitDays: days(retentionLimits.visitDays).describe("Days after which the counts of visits are deleted."),
});
export type Retention = z.infer<typeof retentionInput>;

export const retentionState = z.object({
  retention: retentionInput,
  overdueOrders: z
    .int()
    .describe("Orders whose data is older than that, and stays because they are not ended; at most 1000."),
});
export type RetentionState = z.infer<typeof retentionState>;
