-- CreateEnum
CREATE TYPE "OrderCanceller" AS ENUM ('restaurant', 'guest', 'timeout');

-- AlterTable
ALTER TABLE "Configuration" ADD COLUMN     "acceptWithinMinutes" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "preparationMinutes" INTEGER NOT NULL DEFAULT 20;

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "acceptedAt" TIMESTAMPTZ(3),
ADD COLUMN     "cancelReason" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "cancelledBy" "OrderCanceller",
ADD COLUMN     "promisedAt" TIMESTAMPTZ(3),
ADD COLUMN     "readyAt" TIMESTAMPTZ(3);
