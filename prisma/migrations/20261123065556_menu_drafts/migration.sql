-- AlterTable
ALTER TABLE "MenuDraft" ADD COLUMN     "restoredFrom" INTEGER,
ADD COLUMN     "waits" BOOLEAN NOT NULL DEFAULT true;
