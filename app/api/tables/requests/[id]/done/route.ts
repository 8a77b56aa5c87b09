import { implement } from "@/lib/api/implement";
import { actorName } from "@/lib/audit/actor";
import { tableCalls } from "@/lib/tables/calls";
import { finishRequest } from "@/lib/tables/requests.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(tableCalls, {
  "POST /tables/requests/{id}/done": async ({ params }) => {
    await finishRequest(params.id, actorName());
    return {};
  },
});
