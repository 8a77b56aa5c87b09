import { implement } from "@/lib/api/implement";
import { tableCalls } from "@/lib/tables/calls";
import { listCodes } from "@/lib/tables/codes.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(tableCalls, {
  "GET /table-codes/{id}": async ({ request, params }) => listCodes(params.id, request.headers),
});
