-- CreateEnum
CREATE TYPE "OrderKind" AS ENUM ('pickup', 'delivery', 'table');

-- AlterEnum
ALTER TYPE "PaymentStatus" ADD VALUE 'onHandover';

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "currency" TEXT NOT NULL DEFAULT 'USD',
ADD COLUMN     "kind" "OrderKind",
ADD COLUMN     "locality" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "note" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "phone" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "postalCode" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "street" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "tableName" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "taxIncluded" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "taxes" JSONB NOT NULL DEFAULT '[]';

-- AlterTable
ALTER TABLE "OrderLine" ADD COLUMN     "taxBasisPoints" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "taxCents" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Restaurant" ADD COLUMN     "terms" JSONB NOT NULL DEFAULT '{}';

-- The columns could be changed by hand only.
UPDATE "Restaurant" SET "terms" = jsonb_build_object(
  'currency', CASE WHEN "currency" ~ '^[a-z]{3}$' THEN upper("currency") ELSE "currency" END,
  'deliveryFee', "deliveryCents",
  'taxClasses', jsonb_build_array(jsonb_build_object('id', 'standard', 'label', 'Standard', 'categories', '[]'::jsonb,
    'pickup', "taxPercent"::bigint * 100, 'delivery', "taxPercent"::bigint * 100, 'table', "taxPercent"::bigint * 100)))
WHERE ("currency", "taxPercent", "deliveryCents") <> ('usd', 10, 500);

-- AlterTable
ALTER TABLE "Restaurant" DROP COLUMN "currency",
DROP COLUMN "deliveryCents",
DROP COLUMN "taxPercent";
