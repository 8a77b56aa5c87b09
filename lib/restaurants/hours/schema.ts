import * as z from "zod";
import { optionalLine } from "@/lib/platform/http/text";
import { isDay } from "@/lib/platform/time-zone/is-day";
import { entryId } from "../entry-id";
import { orderKinds } from "../terms/terms";
import { spans, week } from "../week/schema";
import { DAY_MINUTES } from "../week/week";
import { type Hours, hoursLimits } from "./hours";
import { noSlots, type SlotRules, slotGrids, slotLimits } from "./slot-rules";

const day = z.string({ error: "A day is needed" }).refine(isDay, "A day is needed");

const exception = z
  .strictObject({
    id: entryId,
    from: day.describe("The first day, such as `2026-12-24`."),
    to: day.describe("The last day."),
    yearly: z.boolean().describe("Whether it repeats each year."),
    spans: spans.describe("The spans of each of these days; none for closed."),
    closesCategories: z
      .boolean()
      .optional()
      .describe("Whether categories of the menu that have times are not offered on these days."),
    message: optionalLine(hoursLimits.message).describe("A sentence for guests."),
  })
  .refine(({ from, to }) => from <= to, { error: "The last day is before the first", path: ["to"] })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < 366 * 86_400_000, {
    error: "At most a year",
    path: ["to"],
  });

const NUMBER = "A whole number is needed";

const limitOf = (max: number) =>
  z
    .int({ error: NUMBER })
    .min(1, "At least 1, or nothing for no limit")
    .max(max, `At most ${max}`)
    .nullable()
    .describe("Null for no limit.");

const dishUnits = z
  .int({ error: NUMBER })
  .min(0, "At least 0")
  .max(slotLimits.dishUnits, `At most ${slotLimits.dishUnits}`);

const unitsById = z
  .record(z.string().max(100), dishUnits)
  .refine((all) => Object.keys(all).length <= slotLimits.entries, `At most ${slotLimits.entries} of them`);

const slots: z.ZodType<SlotRules, SlotRules> = z.strictObject({
  takesLater: z.boolean().describe("Whether guests may choose a later time."),
  takesLaterWhileClosed: z.boolean().describe("Whether they may do so while the restaurant is closed."),
  gridMinutes: z
    .literal(slotGrids, { error: "An interval is needed" })
    .describe("The minutes between two times."),
  horizonDays: z
    .int({ error: NUMBER })
    .min(0, "At least 0")
    .max(slotLimits.horizonDays, `At most ${slotLimits.horizonDays} days`)
    .describe("The number of days after today."),
  maxUnits: limitOf(slotLimits.units).describe(
    "The units of effort of all orders of a time; null for no limit.",
  ),
  maxOrders: limitOf(slotLimits.orders).describe("The number of orders of a time; null for no limit."),
  categoryUnits: unitsById.describe("The units of each dish of a category; 1 for others."),
  dishUnits: unitsById.describe("The units of dishes that differ from those of their category."),
});

export const hours: z.ZodType<Hours, Omit<Hours, "slots"> & { slots?: SlotRules | undefined }> = z
  .strictObject({
    week: week.nullable().describe("Null if it is always open."),
    kinds: z
      .partialRecord(z.enum(orderKinds), week)
      .describe("The weeks of kinds of order that differ; they replace `week`."),
    exceptions: z
      .array(exception)
      .max(hoursLimits.exceptions, `At most ${hoursLimits.exceptions} exceptions`)
      .describe("Other hours on some days, for all kinds of order."),
    lastOrder: z
      .enum(["minutes", "ready"])
      .describe("`minutes`: some minutes before closing; `ready`: so that the order is ready by closing."),
    lastOrderMinutes: z
      .int({ error: "A number of minutes is needed" })
      .min(0, "A number of minutes is needed")
      .max(hoursLimits.lastOrderMinutes, `At most ${hoursLimits.lastOrderMinutes} minutes`),
    slots: slots
      .default(noSlots)
      .describe("The times that guests may choose, and the capacity of the kitchen."),
  })
  .superRefine(({ exceptions }, { addIssue }) => {
    const seen = new Set<string>();
    for (const [index, { id }] of exceptions.entries()) {
      if (seen.has(id))
        addIssue({
          code: "custom",
          path: ["exceptions", index, "id"],
          message: `The id ${id} is there twice`,
        });
      seen.add(id);
    }
  });

/** `POST /api/hours/{id}/pause`. */
export const pauseInput = z.strictObject({
  minutes: z
    .int({ error: "A number of minutes is needed" })
    .min(1, "At least a minute")
    .max(DAY_MINUTES, "At most a day")
    .optional()
    .describe("Missing: until `until`."),
  until: z
    .enum(["opening", "resumed"])
    .default("resumed")
    .describe("Without `minutes`: until the next opening, or until somebody resumes."),
  reason: optionalLine(hoursLimits.message).default("").describe("For guests."),
});
export type PauseInput = z.output<typeof pauseInput>;
