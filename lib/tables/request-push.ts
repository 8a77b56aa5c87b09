import * as z from "zod";

/** The part of the declaration of `requestPushJob` that queues it. */
export const requestPush = {
  kind: "push-table-request",
  maxTries: 5,
  input: z.object({ requestId: z.string() }),
};
