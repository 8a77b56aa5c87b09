import { implement } from "@/lib/api/implement";
import { inGuestLanguage } from "@/lib/business-profile/language.server";
import { requireConfiguration } from "@/lib/installation/state.server";
import { orderCalls } from "@/lib/orders/calls";
import { listOrderTimes } from "@/lib/orders/slots/times.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(orderCalls, {
  "POST /orders/times": async ({ body }) => {
    await requireConfiguration();
    return inGuestLanguage(body.language, () => listOrderTimes(body));
  },
});
