-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "isVoucherFreed" BOOLEAN NOT NULL DEFAULT false;
