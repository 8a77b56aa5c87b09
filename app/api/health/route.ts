import { z } from "zod";
import { handle, route } from "@/lib/api/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ access: "public", answer: z.object({ status: z.literal("alive") }) }, async () => ({
    status: "alive" as const,
  })),
});
