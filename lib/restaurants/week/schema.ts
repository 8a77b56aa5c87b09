import * as z from "zod";
import { DAY_MINUTES, overlap, SPANS_PER_DAY } from "./week";

const TIME = "A time is needed";

const span = z
  .strictObject({
    from: z
      .int({ error: TIME })
      .min(0, TIME)
      .max(DAY_MINUTES - 1, TIME)
      .describe("In minutes from the midnight that begins the day."),
    to: z
      .int({ error: TIME })
      .min(1, TIME)
      .max(2 * DAY_MINUTES, TIME)
      .describe("In minutes from the same midnight: 1620 is 03:00 of the next day."),
  })
  .refine(({ from, to }) => from < to && to - from <= DAY_MINUTES, {
    error: "It must end after it begins, within 24 hours",
    path: ["to"],
  });

export const spans = z
  .array(span)
  .max(SPANS_PER_DAY, `At most ${SPANS_PER_DAY} times on a day`)
  .refine((all) => !overlap(all), "These times overlap");

export const week = z
  .array(spans)
  .length(7, "A week has seven days")
  .describe("The spans of Monday to Sunday; none for closed.");
