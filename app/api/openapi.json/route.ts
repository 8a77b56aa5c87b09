import { handle, route } from "@/lib/api/handle";
import { openApiText } from "@/lib/api/openapi/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: handle({ access: "public", sends: ["application/json"] }, async () => {
    const text = await openApiText();
    return new Response(text, {
      headers: {
        "Content-Type": "application/json; charset=utf-8",
        "Cache-Control": "public, max-age=300",
        "Access-Control-Allow-Origin": "*",
      },
    });
  }),
});
