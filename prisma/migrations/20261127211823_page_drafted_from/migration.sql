-- AlterTable
ALTER TABLE "Page" ADD COLUMN     "draftedFrom" JSONB;
