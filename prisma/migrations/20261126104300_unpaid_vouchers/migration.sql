-- Orders whose voucher may be given back; looked for every few minutes.
CREATE INDEX "Order_unpaidVoucher_idx" ON "Order"("createdAt")
  WHERE "voucherCode" <> '' AND NOT "isVoucherFreed" AND "status" <> 'cancelled' AND "payment" IN ('pending', 'failed');
