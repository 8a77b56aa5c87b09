-- AlterTable
ALTER TABLE "AppliedBusinessPlan" ALTER COLUMN "made" SET DATA TYPE JSON;
