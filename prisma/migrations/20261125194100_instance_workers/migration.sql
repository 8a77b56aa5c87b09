-- AlterTable
ALTER TABLE "Instance" ADD COLUMN     "workers" INTEGER NOT NULL DEFAULT 1;
