-- AlterTable
ALTER TABLE "Category" ADD COLUMN     "times" JSONB;
