-- AlterTable
ALTER TABLE "PrintJob" ADD COLUMN     "undrawn" INTEGER NOT NULL DEFAULT 0;
