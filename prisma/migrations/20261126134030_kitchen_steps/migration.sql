-- CreateTable
CREATE TABLE "OrderStep" (
    "id" TEXT NOT NULL,
    "orderId" TEXT NOT NULL,
    "from" "OrderStatus" NOT NULL,
    "to" "OrderStatus" NOT NULL,
    "isApplied" BOOLEAN NOT NULL DEFAULT true,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OrderStep_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "KitchenPresence" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "KitchenPresence_pkey" PRIMARY KEY ("id")
);
