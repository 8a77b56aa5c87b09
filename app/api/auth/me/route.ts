import { handle, route } from "@/lib/http/handle";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ access: "admin", alsoUnconfigured: true }, async ({ user }) => ({ user })),
});
