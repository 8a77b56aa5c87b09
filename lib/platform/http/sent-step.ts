import * as z from "zod";
import { MAX_STEP_SECONDS } from "./step-age";
import { idempotencyKey } from "./text";

/** The fields of a step that a device sends until it is answered. */
export const sentStep = {
  stepId: idempotencyKey
    .optional()
    .describe(
      "Made by the device: a step that is sent again with the same id is done once and answered as before.",
    ),
  secondsAgo: z
    .int({ error: "Must be a whole number of seconds" })
    .min(0, "At least 0 seconds")
    .max(MAX_STEP_SECONDS, `At most ${MAX_STEP_SECONDS} seconds`)
    .optional()
    .describe("How long ago the step was made, on a device that had no connection."),
};
