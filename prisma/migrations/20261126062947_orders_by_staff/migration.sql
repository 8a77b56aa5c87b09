-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "additionToId" TEXT,
ADD COLUMN     "changes" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "isPaidAtCounter" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "phoneKey" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "placedBy" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "Order_phoneKey_number_idx" ON "Order"("phoneKey", "number");

-- CreateIndex
CREATE INDEX "Order_additionToId_idx" ON "Order"("additionToId");

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_additionToId_fkey" FOREIGN KEY ("additionToId") REFERENCES "Order"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- As lib/orders/phone-key.ts computes it.
UPDATE "Order" SET "phoneKey" = right(regexp_replace("phone", '\D', '', 'g'), 8) WHERE "phone" <> '';
