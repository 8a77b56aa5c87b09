-- CreateEnum
CREATE TYPE "RefundStatus" AS ENUM ('due', 'sent', 'done', 'failed');

-- AlterEnum
ALTER TYPE "PaymentStatus" ADD VALUE 'processing' BEFORE 'paid';

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "paymentToldAt" TIMESTAMPTZ(3),
ADD COLUMN     "refund" "RefundStatus",
ADD COLUMN     "refundId" TEXT,
ADD COLUMN     "refundTries" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "Order_email_idx" ON "Order"("email");
