import { implement } from "@/lib/api/implement";
import { simulationCalls } from "@/lib/simulation/calls";
import { simulateOrders, visibleSummary } from "@/lib/simulation/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(simulationCalls, {
  "POST /simulation/{id}": async ({ params, body, request, may }) =>
    visibleSummary(await simulateOrders(params.id, body, { signal: request.signal }), {
      readsTurnover: may("dashboard:read"),
      readsOrders: may("orders:read"),
    }),
});
