-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "dueAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "Hold" (
    "orderId" TEXT NOT NULL,
    "restaurantId" TEXT NOT NULL,
    "slotAt" TIMESTAMPTZ(3) NOT NULL,
    "units" INTEGER NOT NULL,
    "expiresAt" TIMESTAMPTZ(3),
    "freedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Hold_pkey" PRIMARY KEY ("orderId")
);

-- CreateTable
CREATE TABLE "SlotUse" (
    "restaurantId" TEXT NOT NULL,
    "slotAt" TIMESTAMPTZ(3) NOT NULL,
    "units" INTEGER NOT NULL,
    "orders" INTEGER NOT NULL,

    CONSTRAINT "SlotUse_pkey" PRIMARY KEY ("restaurantId","slotAt")
);

-- CreateIndex
CREATE INDEX "Hold_slotAt_idx" ON "Hold"("slotAt");

-- AddForeignKey
ALTER TABLE "Hold" ADD CONSTRAINT "Hold_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "SlotUse" ADD CONSTRAINT "SlotUse_not_negative" CHECK ("units" >= 0 AND "orders" >= 0);
ALTER TABLE "Hold" ADD CONSTRAINT "Hold_units_not_negative" CHECK ("units" >= 0);

-- Holds of orders that may stay unpaid.
CREATE INDEX "Hold_expiring_idx" ON "Hold"("restaurantId", "expiresAt") WHERE "freedAt" IS NULL AND "expiresAt" IS NOT NULL;

-- Counts a hold that is freed, taken again, changed or deleted. Storing an order counts a new one itself, as far as there is room.
CREATE FUNCTION count_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."freedAt" IS NULL AND (TG_OP = 'DELETE' OR NEW."freedAt" IS NOT NULL) THEN
    -- Rows of a backup may have been made at different moments: a mismatch never keeps an order from being cancelled.
    UPDATE "SlotUse" SET "units" = greatest(0, "units" - OLD."units"), "orders" = greatest(0, "orders" - 1)
      WHERE "restaurantId" = OLD."restaurantId" AND "slotAt" = OLD."slotAt";
  ELSIF TG_OP = 'UPDATE' AND OLD."freedAt" IS NOT NULL AND NEW."freedAt" IS NULL THEN
    INSERT INTO "SlotUse" ("restaurantId", "slotAt", "units", "orders")
      VALUES (NEW."restaurantId", NEW."slotAt", NEW."units", 1)
      ON CONFLICT ("restaurantId", "slotAt")
      DO UPDATE SET "units" = "SlotUse"."units" + NEW."units", "orders" = "SlotUse"."orders" + 1;
  ELSIF TG_OP = 'UPDATE' AND OLD."freedAt" IS NULL AND NEW."freedAt" IS NULL AND NEW."units" <> OLD."units" THEN
    UPDATE "SlotUse" SET "units" = greatest(0, "units" + NEW."units" - OLD."units")
      WHERE "restaurantId" = NEW."restaurantId" AND "slotAt" = NEW."slotAt";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Hold_counted" AFTER UPDATE OF "freedAt", "units" OR DELETE ON "Hold"
FOR EACH ROW EXECUTE FUNCTION count_hold();

-- Frees the hold of a cancelled order, and takes it again when that is undone.
CREATE FUNCTION free_hold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."status" = 'cancelled' THEN
    UPDATE "Hold" SET "freedAt" = now() WHERE "orderId" = NEW."id" AND "freedAt" IS NULL;
  ELSE
    UPDATE "Hold" SET "freedAt" = NULL WHERE "orderId" = NEW."id" AND "freedAt" IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Order_hold" AFTER UPDATE OF "status" ON "Order"
FOR EACH ROW WHEN ((OLD."status" = 'cancelled') IS DISTINCT FROM (NEW."status" = 'cancelled'))
EXECUTE FUNCTION free_hold();
