import { implement } from "@/lib/api/implement";
import { pageCalls } from "@/lib/pages/calls";
import { readClockChange, schedulePage, unschedulePage } from "@/lib/pages/schedule.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(pageCalls, {
  "GET /pages/{id}/schedule": async ({ params, query }) => ({
    clockChange: await readClockChange(params.id, query.at),
  }),
  "PUT /pages/{id}/schedule": ({ params, body, expectedVersion }) =>
    schedulePage(params.id, body, expectedVersion),
  "DELETE /pages/{id}/schedule": ({ params, expectedVersion }) => unschedulePage(params.id, expectedVersion),
});
