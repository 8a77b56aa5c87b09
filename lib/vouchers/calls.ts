import * as z from "zod";
import { defineCalls } from "@/lib/platform/http/call";
import {
  newVoucher,
  shownVoucher,
  storedVoucher,
  voucherChange,
  voucherCheck,
  voucherEdit,
  voucherParams,
  voucherQuery,
} from "./schema";

const vouchers = z.object({ vouchers: z.array(storedVoucher).describe("Newest first.") });
const vouchersWithZone = vouchers.extend({
  timeZone: z.string().describe("The time zone of the site, in which the days of vouchers begin and end."),
});

export const voucherCalls = defineCalls({
  "GET /vouchers": {
    summary: "List the vouchers of a restaurant",
    permission: "menus:write",
    query: voucherQuery,
    answer: vouchersWithZone,
  },
  "POST /vouchers": {
    summary: "Add a voucher",
    permission: "menus:write",
    body: newVoucher,
    answer: vouchers,
    errors: ["conflict"],
    audit: ["menus:voucher"],
  },
  "POST /vouchers/{id}": {
    summary: "Switch a voucher on or off",
    permission: "menus:write",
    params: voucherParams,
    body: voucherChange,
    answer: vouchers,
    errors: ["not-found"],
    audit: ["menus:voucher"],
  },
  "PUT /vouchers/{id}": {
    summary: "Change a voucher",
    permission: "menus:write",
    params: voucherParams,
    body: voucherEdit,
    answer: vouchers,
    errors: ["not-found", "conflict"],
    audit: ["menus:voucher"],
  },
  "DELETE /vouchers/{id}": {
    summary: "Delete a voucher that no order has used",
    permission: "menus:write",
    params: voucherParams,
    answer: vouchers,
    errors: ["not-found", "conflict"],
    audit: ["menus:voucher"],
  },
  "GET /ordering/vouchers": {
    summary: "Read whether a restaurant has vouchers",
    access: "public",
    loadedByPages: true,
    query: voucherQuery,
    answer: z.object({ hasVouchers: z.boolean() }),
  },
  "POST /ordering/vouchers/check": {
    summary: "Check the code of a voucher",
    access: "public",
    forGuests: true,
    body: voucherCheck,
    answer: z.object({ voucher: shownVoucher }),
    errors: ["too-many-tries"],
    audit: "Checks a code and stores nothing.",
  },
});
