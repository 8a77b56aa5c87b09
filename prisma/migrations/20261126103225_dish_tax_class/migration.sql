-- AlterTable
ALTER TABLE "Dish" ADD COLUMN     "taxClass" TEXT NOT NULL DEFAULT '';
