import { implement } from "@/lib/api/implement";
import { voucherCalls } from "@/lib/vouchers/calls";
import { checkVoucher } from "@/lib/vouchers/server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(voucherCalls, {
  "POST /ordering/vouchers/check": async ({ body, address }) => ({
    voucher: await checkVoucher(body.restaurantId, body.code, address),
  }),
});
