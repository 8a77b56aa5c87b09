import { implement } from "@/lib/api/implement";
import { systemCalls } from "@/lib/system/calls";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(systemCalls, {
  "GET /health": async () => ({
    status: "alive" as const,
  }),
});
