-- AlterTable
ALTER TABLE "OrderLine" ADD COLUMN     "note" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "options" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "Restaurant" ADD COLUMN     "optionGroups" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "Dish" ADD COLUMN     "optionGroups" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "sizePrices" JSONB NOT NULL DEFAULT '{}';
