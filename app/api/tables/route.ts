import { implement } from "@/lib/api/implement";
import { tableCalls } from "@/lib/tables/calls";
import { listTables } from "@/lib/tables/list.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(tableCalls, {
  "GET /tables": listTables,
});
