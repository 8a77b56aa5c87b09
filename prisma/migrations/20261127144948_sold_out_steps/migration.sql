-- CreateTable
CREATE TABLE "SoldOutStep" (
    "id" TEXT NOT NULL,
    "restaurantId" TEXT NOT NULL,
    "groupId" TEXT NOT NULL,
    "itemId" TEXT NOT NULL,
    "soldOut" BOOLEAN,
    "madeAt" TIMESTAMPTZ(3) NOT NULL,
    "isApplied" BOOLEAN NOT NULL DEFAULT true,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SoldOutStep_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SoldOutStep_restaurantId_groupId_itemId_madeAt_idx" ON "SoldOutStep"("restaurantId", "groupId", "itemId", "madeAt");
