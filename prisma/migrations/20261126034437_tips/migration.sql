-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "tipCents" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Refund" ADD COLUMN     "withTip" BOOLEAN NOT NULL DEFAULT false;
