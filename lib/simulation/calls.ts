import { defineCalls } from "@/lib/platform/http/call";
import { restaurantParams } from "@/lib/restaurants/published/schema";
import { MAX_MENU_BYTES } from "@/lib/restaurants/schema";
import { simulationAnswer } from "./answers";
import { simulationInput } from "./schema";

export const simulationCalls = defineCalls({
  "POST /simulation/{id}": {
    summary: "Run the last month’s orders by a draft of menu, terms or hours",
    permission: "menus:write",
    params: restaurantParams,
    body: simulationInput,
    maxBytes: MAX_MENU_BYTES,
    answer: simulationAnswer,
    errors: ["not-found", "unavailable"],
    audit: "It changes nothing.",
  },
});
