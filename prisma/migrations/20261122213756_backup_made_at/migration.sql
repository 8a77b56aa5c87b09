-- AlterTable
ALTER TABLE "BackupSchedule" ADD COLUMN     "madeAt" TIMESTAMPTZ(3);
