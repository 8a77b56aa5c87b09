-- AlterTable
ALTER TABLE "Configuration" ADD COLUMN     "mailDays" INTEGER NOT NULL DEFAULT 90,
ADD COLUMN     "orderDataDays" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "reservationDays" INTEGER NOT NULL DEFAULT 365,
ADD COLUMN     "visitDays" INTEGER NOT NULL DEFAULT 400;

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "dataRemovedAt" TIMESTAMPTZ(3);

-- A guest's orders are found by the address in any case. Replaces an index by the address as typed, which no query used.
DROP INDEX "Order_email_idx";
CREATE INDEX "Order_email_idx" ON "Order"(lower("email")) WHERE "email" <> '';
