-- AlterTable
ALTER TABLE "OrderLine" ADD COLUMN     "taxParts" JSONB NOT NULL DEFAULT '[]';
