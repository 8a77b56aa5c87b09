import { requireReady } from "@/lib/health/server";
import { handle, route } from "@/lib/http/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ access: "public" }, async () => {
    await requireReady();
    return { status: "ready" };
  }),
});
