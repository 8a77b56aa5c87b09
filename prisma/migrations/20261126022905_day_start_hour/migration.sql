-- AlterTable
ALTER TABLE "Configuration" ADD COLUMN     "dayStartHour" INTEGER NOT NULL DEFAULT 4;
