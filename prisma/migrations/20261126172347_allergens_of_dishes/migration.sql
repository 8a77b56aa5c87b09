-- AlterTable
ALTER TABLE "OrderLine" ADD COLUMN     "allergens" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Dish" ADD COLUMN     "allergens" TEXT NOT NULL DEFAULT '';
