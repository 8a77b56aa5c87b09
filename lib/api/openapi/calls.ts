import { defineCalls } from "@/lib/platform/http/call";

export const referenceCalls = defineCalls({
  "GET /openapi.json": {
    summary: "This description",
    access: "public",
    sends: ["application/json"],
  },
});
