import { implement } from "@/lib/api/implement";
import { voucherCalls } from "@/lib/vouchers/calls";
import { changeVoucher, deleteVoucher, editVoucher } from "@/lib/vouchers/manage.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(voucherCalls, {
  "POST /vouchers/{id}": async ({ params, body }) => ({ vouchers: await changeVoucher(params.id, body) }),
  "PUT /vouchers/{id}": async ({ params, body }) => ({ vouchers: await editVoucher(params.id, body) }),
  "DELETE /vouchers/{id}": async ({ params }) => ({ vouchers: await deleteVoucher(params.id) }),
});
