import { implement } from "@/lib/api/implement";
import { systemCalls } from "@/lib/system/calls";
import { getSystem } from "@/lib/system/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(systemCalls, {
  "GET /system": getSystem,
});
