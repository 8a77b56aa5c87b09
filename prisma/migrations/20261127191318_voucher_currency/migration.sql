-- The amounts that there are were entered in the currency that the restaurant has now.
ALTER TABLE "Voucher" ADD COLUMN "currency" TEXT NOT NULL DEFAULT 'USD';
UPDATE "Voucher" v SET "currency" = r."terms"->>'currency' FROM "Restaurant" r
WHERE r."id" = v."restaurantId" AND r."terms"->>'currency' IS NOT NULL;
ALTER TABLE "Voucher" ALTER COLUMN "currency" DROP DEFAULT;
