import { implement } from "@/lib/api/implement";
import { voucherCalls } from "@/lib/vouchers/calls";
import { addVoucher, listVouchers } from "@/lib/vouchers/manage.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(voucherCalls, {
  "GET /vouchers": async ({ query }) => ({ vouchers: await listVouchers(query.restaurantId) }),
  "POST /vouchers": async ({ body }) => ({ vouchers: await addVoucher(body) }),
});
