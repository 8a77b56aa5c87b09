import { handle, route } from "@/lib/api/handle";
import { metricsText, requireMetricsToken } from "@/lib/platform/metrics/server";
import "@/lib/system/metrics.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle(
    { access: "public", sends: ["text/plain"], errors: ["not-found", "too-many-tries", "unauthenticated"] },
    async ({ request, address }) => {
      requireMetricsToken(request.headers, address);
      const { text, type } = await metricsText();
      return new Response(text, { headers: { "Content-Type": type, "Cache-Control": "no-store" } });
    },
  ),
});
