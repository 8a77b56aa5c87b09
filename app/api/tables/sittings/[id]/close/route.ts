import { implement } from "@/lib/api/implement";
import { actorName } from "@/lib/audit/actor";
import { tableCalls } from "@/lib/tables/calls";
import { closeSitting } from "@/lib/tables/sittings.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(tableCalls, {
  "POST /tables/sittings/{id}/close": async ({ params }) => {
    await closeSitting(params.id, actorName());
    return {};
  },
});
