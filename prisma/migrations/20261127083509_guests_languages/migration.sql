-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "language" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Reservation" ADD COLUMN     "language" TEXT NOT NULL DEFAULT '';
