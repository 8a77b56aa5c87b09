-- CreateTable
CREATE TABLE "Refund" (
    "id" TEXT NOT NULL,
    "orderId" TEXT NOT NULL,
    "amountCents" INTEGER NOT NULL,
    "status" "RefundStatus" NOT NULL DEFAULT 'due',
    "reason" TEXT NOT NULL,
    "lines" JSONB NOT NULL DEFAULT '[]',
    "withDelivery" BOOLEAN NOT NULL DEFAULT false,
    "restock" BOOLEAN NOT NULL DEFAULT false,
    "author" TEXT NOT NULL,
    "idempotencyKey" TEXT NOT NULL,
    "providerId" TEXT,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Refund_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Refund_idempotencyKey_key" ON "Refund"("idempotencyKey");

-- CreateIndex
CREATE UNIQUE INDEX "Refund_providerId_key" ON "Refund"("providerId");

-- CreateIndex
CREATE INDEX "Refund_orderId_idx" ON "Refund"("orderId");

-- CreateIndex
CREATE INDEX "Refund_status_updatedAt_idx" ON "Refund"("status", "updatedAt");

-- AddForeignKey
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The full refunds of cancelled orders.
INSERT INTO "Refund" ("id", "orderId", "amountCents", "status", "reason", "author", "idempotencyKey", "providerId",
  "tries", "createdAt", "updatedAt")
SELECT "id", "id", "totalCents", coalesce("refund", 'failed'), 'The order was cancelled', '', 'cancelled:' || "id", "refundId",
  "refundTries", "updatedAt", "updatedAt"
FROM "Order" WHERE "refund" IS NOT NULL OR "refundTries" <> 0;

-- AlterTable
ALTER TABLE "Order" DROP COLUMN "refundId",
DROP COLUMN "refundTries",
ADD COLUMN     "disputedAt" TIMESTAMPTZ(3);
