-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "point" JSONB;
