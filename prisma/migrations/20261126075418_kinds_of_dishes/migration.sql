-- AlterTable
ALTER TABLE "Dish" ADD COLUMN     "kinds" "OrderKind"[] DEFAULT ARRAY[]::"OrderKind"[];
