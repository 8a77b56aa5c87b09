import * as z from "zod";
import { defineCalls } from "@/lib/platform/http/call";

export const siteCalls = defineCalls({
  "GET /site/{file}": {
    summary: "Get the script of public pages",
    access: "public",
    loadedByPages: true,
    params: z.object({ file: z.string() }),
    sends: ["text/javascript"],
    errors: ["not-found"],
  },
});
