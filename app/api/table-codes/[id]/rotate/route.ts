import { implement } from "@/lib/api/implement";
import { tableCalls } from "@/lib/tables/calls";
import { rotateCodes } from "@/lib/tables/codes.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(tableCalls, {
  "POST /table-codes/{id}/rotate": async ({ request, params, body }) =>
    rotateCodes(params.id, request.headers, body.tableKey),
});
