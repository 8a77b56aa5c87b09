import { implement } from "@/lib/api/implement";
import { voucherCalls } from "@/lib/vouchers/calls";
import { hasVouchers } from "@/lib/vouchers/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(voucherCalls, {
  "GET /ordering/vouchers": async ({ query }) => ({ hasVouchers: await hasVouchers(query.restaurantId) }),
});
