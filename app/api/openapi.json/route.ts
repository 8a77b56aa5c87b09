import { referenceCalls } from "@/lib/api/calls";
import { implement } from "@/lib/api/implement";
import { openApiText } from "@/lib/api/openapi/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(referenceCalls, {
  "GET /openapi.json": async () => {
    return new Response(openApiText(), {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Cache-Control": "public, max-age=300",
        "Access-Control-Allow-Origin": "*",
      },
    });
  },
});
