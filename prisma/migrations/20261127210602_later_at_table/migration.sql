-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "isLaterAtTable" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Sitting" ADD COLUMN     "orderCount" INTEGER NOT NULL DEFAULT 0;
