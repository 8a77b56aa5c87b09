-- CreateEnum
CREATE TYPE "TableRequestKind" AS ENUM ('waiter', 'bill');

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "seatId" TEXT,
ADD COLUMN     "sittingId" TEXT;

-- CreateTable
CREATE TABLE "TableCode" (
    "tableKey" TEXT NOT NULL,
    "restaurantId" TEXT NOT NULL,
    "rotation" INTEGER NOT NULL DEFAULT 0,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "TableCode_pkey" PRIMARY KEY ("tableKey")
);

-- CreateTable
CREATE TABLE "Sitting" (
    "id" TEXT NOT NULL,
    "restaurantId" TEXT NOT NULL,
    "tableKey" TEXT NOT NULL,
    "tableName" TEXT NOT NULL,
    "openedAt" TIMESTAMPTZ(3) NOT NULL,
    "openedBy" TEXT NOT NULL,
    "closedAt" TIMESTAMPTZ(3),
    "closedBy" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "Sitting_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "TableRequest" (
    "id" TEXT NOT NULL,
    "restaurantId" TEXT NOT NULL,
    "tableKey" TEXT NOT NULL,
    "tableName" TEXT NOT NULL,
    "kind" "TableRequestKind" NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "doneAt" TIMESTAMPTZ(3),
    "doneBy" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "TableRequest_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "TableCode_restaurantId_idx" ON "TableCode"("restaurantId");

-- CreateIndex
CREATE INDEX "Sitting_tableKey_closedAt_idx" ON "Sitting"("tableKey", "closedAt");

-- CreateIndex
CREATE INDEX "Sitting_openedAt_idx" ON "Sitting"("openedAt");

-- CreateIndex
CREATE INDEX "TableRequest_createdAt_idx" ON "TableRequest"("createdAt");

-- CreateIndex
CREATE INDEX "Order_sittingId_idx" ON "Order"("sittingId");

-- CreateIndex
CREATE INDEX "Order_seatId_idx" ON "Order"("seatId");

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_sittingId_fkey" FOREIGN KEY ("sittingId") REFERENCES "Sitting"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "TableCode" ADD CONSTRAINT "TableCode_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A table has one open sitting, and one open request of a kind.
CREATE UNIQUE INDEX "Sitting_open_once" ON "Sitting"("tableKey") WHERE "closedAt" IS NULL;
CREATE UNIQUE INDEX "TableRequest_open_once" ON "TableRequest"("tableKey", "kind") WHERE "doneAt" IS NULL;
