-- CreateEnum
CREATE TYPE "Visibility" AS ENUM ('public', 'comingSoon');

-- AlterTable
ALTER TABLE "Configuration" ADD COLUMN     "comingSoonText" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "previewSecret" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "visibility" "Visibility";

-- AlterTable
ALTER TABLE "Restaurant" ADD COLUMN     "isSample" BOOLEAN NOT NULL DEFAULT false;

-- Restaurants that came with the product, unless the owner renamed them.
UPDATE "Restaurant" SET "isSample" = true
WHERE ("id", "name") IN (('order1', 'Baobab Kitchen'), ('order2', 'Trattoria Lina'));
