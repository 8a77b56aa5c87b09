import { implement } from "@/lib/api/implement";
import { metricsText, requireMetricsToken } from "@/lib/platform/metrics/server";
import { systemCalls } from "@/lib/system/calls";
import "@/lib/system/metrics.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(systemCalls, {
  "GET /metrics": async ({ request, address }) => {
    requireMetricsToken(request.headers, address);
    const { text, type } = await metricsText();
    return new Response(text, { headers: { "Content-Type": type, "Cache-Control": "no-store" } });
  },
});
