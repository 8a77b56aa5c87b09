-- CreateIndex
CREATE INDEX "Order_status_number_idx" ON "Order"("status", "number");
