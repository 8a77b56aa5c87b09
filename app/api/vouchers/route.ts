import { implement } from "@/lib/api/implement";
import { configurationState } from "@/lib/installation/state.server";
import { voucherCalls } from "@/lib/vouchers/calls";
import { addVoucher, listVouchers } from "@/lib/vouchers/manage.server";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = implement(voucherCalls, {
  "GET /vouchers": async ({ query }) => ({
    vouchers: await listVouchers(query.restaurantId),
    timeZone: (await configurationState()).timeZone,
  }),
  "POST /vouchers": async ({ body }) => ({ vouchers: await addVoucher(body) }),
});
