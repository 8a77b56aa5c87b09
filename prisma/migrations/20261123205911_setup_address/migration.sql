-- AlterTable
ALTER TABLE "Configuration" ADD COLUMN     "setupAddress" TEXT NOT NULL DEFAULT '';
