import { defineCalls } from "@/lib/platform/http/call";
import { startPage } from "./answers";

export const startPageCalls = defineCalls({
  "GET /start-page": {
    summary: "Read the start page of the portal",
    permission: "landing:write",
    answer: startPage,
  },
});
