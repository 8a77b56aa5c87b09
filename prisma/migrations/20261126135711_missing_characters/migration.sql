-- AlterTable
ALTER TABLE "Printer" ADD COLUMN     "missing" TEXT NOT NULL DEFAULT '';
