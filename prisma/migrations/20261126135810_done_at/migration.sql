-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "doneAt" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "Order_status_doneAt_idx" ON "Order"("status", "doneAt");

-- The orders that may still be brought back.
UPDATE "Order" SET "doneAt" = "updatedAt" WHERE "status" = 'done' AND "updatedAt" > now() - interval '7 days';
