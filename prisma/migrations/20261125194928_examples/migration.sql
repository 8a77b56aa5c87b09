-- AlterTable
ALTER TABLE "Configuration" ADD COLUMN     "showsExamples" BOOLEAN NOT NULL DEFAULT true;
