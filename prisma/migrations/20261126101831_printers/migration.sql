-- CreateEnum
CREATE TYPE "PrinterProtocol" AS ENUM ('star', 'epson');

-- CreateEnum
CREATE TYPE "PrinterCondition" AS ENUM ('ready', 'paperLow', 'paperOut', 'coverOpen', 'error', 'offline');

-- CreateEnum
CREATE TYPE "PrintKind" AS ENUM ('kitchen', 'receipt', 'test');

-- CreateTable
CREATE TABLE "Printer" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "protocol" "PrinterProtocol" NOT NULL,
    "width" INTEGER NOT NULL DEFAULT 80,
    "codePage" TEXT NOT NULL,
    "restaurantId" TEXT,
    "kitchenCopies" INTEGER NOT NULL DEFAULT 1,
    "receiptCopies" INTEGER NOT NULL DEFAULT 0,
    "secretHash" TEXT NOT NULL,
    "condition" "PrinterCondition" NOT NULL DEFAULT 'offline',
    "report" TEXT NOT NULL DEFAULT '',
    "ordersFrom" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seenAt" TIMESTAMPTZ(3),
    "lookedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Printer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PrintJob" (
    "id" TEXT NOT NULL,
    "printerId" TEXT NOT NULL,
    "orderId" TEXT,
    "kind" "PrintKind" NOT NULL,
    "copy" INTEGER NOT NULL DEFAULT 1,
    "change" INTEGER NOT NULL DEFAULT 0,
    "token" TEXT NOT NULL,
    "deliveries" INTEGER NOT NULL DEFAULT 0,
    "leasedUntil" TIMESTAMPTZ(3),
    "failure" TEXT NOT NULL DEFAULT '',
    "endedAt" TIMESTAMPTZ(3),
    "isRemoved" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PrintJob_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Printer_secretHash_key" ON "Printer"("secretHash");

-- CreateIndex
CREATE UNIQUE INDEX "PrintJob_token_key" ON "PrintJob"("token");

-- CreateIndex
CREATE INDEX "PrintJob_orderId_idx" ON "PrintJob"("orderId");

-- CreateIndex
CREATE UNIQUE INDEX "PrintJob_printerId_orderId_kind_copy_change_key" ON "PrintJob"("printerId", "orderId", "kind", "copy", "change");

-- AddForeignKey
ALTER TABLE "PrintJob" ADD CONSTRAINT "PrintJob_printerId_fkey" FOREIGN KEY ("printerId") REFERENCES "Printer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PrintJob" ADD CONSTRAINT "PrintJob_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE INDEX "PrintJob_waiting_idx" ON "PrintJob"("printerId", "createdAt") WHERE "endedAt" IS NULL;
