import { implement } from "@/lib/api/implement";
import { actorName } from "@/lib/audit/actor";
import { tableCalls } from "@/lib/tables/calls";
import { openSitting } from "@/lib/tables/sittings.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(tableCalls, {
  "POST /tables/sittings": async ({ body }) => ({ table: await openSitting(body.tableKey, actorName()) }),
});
