import { implement } from "@/lib/api/implement";
import { voucherCalls } from "@/lib/vouchers/calls";
import { changeVoucher } from "@/lib/vouchers/manage.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(voucherCalls, {
  "POST /vouchers/{id}": async ({ params, body }) => ({ vouchers: await changeVoucher(params.id, body) }),
});
