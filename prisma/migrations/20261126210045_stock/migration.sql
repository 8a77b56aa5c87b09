-- AlterTable
ALTER TABLE "Hold" ADD COLUMN     "stock" JSONB NOT NULL DEFAULT '[]',
ALTER COLUMN "slotAt" DROP NOT NULL;

-- CreateTable
CREATE TABLE "Stock" (
    "restaurantId" TEXT NOT NULL,
    "groupId" TEXT NOT NULL DEFAULT '',
    "itemId" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "isDaily" BOOLEAN NOT NULL,
    "isShown" BOOLEAN NOT NULL,

    CONSTRAINT "Stock_pkey" PRIMARY KEY ("restaurantId","groupId","itemId")
);

-- CreateTable
CREATE TABLE "StockUse" (
    "restaurantId" TEXT NOT NULL,
    "groupId" TEXT NOT NULL,
    "itemId" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "quantity" INTEGER NOT NULL,
    "amount" INTEGER,

    CONSTRAINT "StockUse_pkey" PRIMARY KEY ("restaurantId","groupId","itemId","day")
);

-- CreateIndex
CREATE INDEX "StockUse_day_idx" ON "StockUse"("day");

-- AddForeignKey
ALTER TABLE "Stock" ADD CONSTRAINT "Stock_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Stock" ADD CONSTRAINT "Stock_not_negative" CHECK ("amount" >= 0);
ALTER TABLE "StockUse" ADD CONSTRAINT "StockUse_not_negative" CHECK ("quantity" >= 0 AND "amount" >= 0);

-- Counts holds that are freed, taken again, changed or deleted. Storing an order counts a new one itself, as far as there is
-- room. All changes of a statement are made in the order of their keys, slots before stock as when an order is stored, so
-- that none of two transactions waits for the other. Rows of a backup may have been made at different moments: a mismatch
-- never keeps an order from being cancelled.
DROP TRIGGER "Hold_counted" ON "Hold";
DROP FUNCTION count_hold();

CREATE FUNCTION count_slots(changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  FOR change IN
    SELECT "restaurantId", "slotAt", sum("units")::int AS "units", sum("orders")::int AS "orders"
    FROM jsonb_to_recordset(changes) AS one("restaurantId" text, "slotAt" timestamptz, "units" int, "orders" int)
    GROUP BY 1, 2 HAVING sum("units") <> 0 OR sum("orders") <> 0 ORDER BY 1, 2
  LOOP
    INSERT INTO "SlotUse" AS used ("restaurantId", "slotAt", "units", "orders")
      VALUES (change."restaurantId", change."slotAt", greatest(0, change."units"), greatest(0, change."orders"))
      ON CONFLICT ("restaurantId", "slotAt") DO UPDATE
        SET "units" = greatest(0, used."units" + change."units"), "orders" = greatest(0, used."orders" + change."orders");
  END LOOP;
END $$;

CREATE FUNCTION count_changed_holds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  PERFORM count_slots(COALESCE(jsonb_agg(to_jsonb(one)), '[]')) FROM (
    SELECT "restaurantId", "slotAt", -"units" AS "units", -1 AS "orders" FROM former
      WHERE "freedAt" IS NULL AND "slotAt" IS NOT NULL
    UNION ALL
    SELECT "restaurantId", "slotAt", "units", 1 FROM current
      WHERE "freedAt" IS NULL AND "slotAt" IS NOT NULL
  ) AS one;
  FOR change IN
    SELECT "restaurantId", "groupId", "itemId", "day", sum("quantity")::int AS "quantity" FROM (
      SELECT "restaurantId", share."groupId", share."itemId", share."day", -share."quantity" AS "quantity" FROM former,
        jsonb_to_recordset("stock") AS share("groupId" text, "itemId" text, "day" date, "quantity" int)
        WHERE "freedAt" IS NULL
      UNION ALL
      SELECT "restaurantId", share."groupId", share."itemId", share."day", share."quantity" FROM current,
        jsonb_to_recordset("stock") AS share("groupId" text, "itemId" text, "day" date, "quantity" int)
        WHERE "freedAt" IS NULL
    ) AS one GROUP BY 1, 2, 3, 4 HAVING sum("quantity") <> 0 ORDER BY 1, 2, 3, 4
  LOOP
    INSERT INTO "StockUse" AS used ("restaurantId", "groupId", "itemId", "day", "quantity")
      VALUES (change."restaurantId", change."groupId", change."itemId", change."day", greatest(0, change."quantity"))
      ON CONFLICT ("restaurantId", "groupId", "itemId", "day") DO UPDATE
        SET "quantity" = greatest(0, used."quantity" + change."quantity");
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER "Hold_counted" AFTER UPDATE ON "Hold" REFERENCING OLD TABLE AS former NEW TABLE AS current
FOR EACH STATEMENT EXECUTE FUNCTION count_changed_holds();

-- The portions of a deleted hold are sold for good: stock that is not counted by day has as many less, and as many are left.
CREATE FUNCTION count_deleted_holds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  PERFORM count_slots(COALESCE(jsonb_agg(to_jsonb(one)), '[]')) FROM (
    SELECT "restaurantId", "slotAt", -"units" AS "units", -1 AS "orders" FROM former
      WHERE "freedAt" IS NULL AND "slotAt" IS NOT NULL
  ) AS one;
  FOR change IN
    SELECT "restaurantId", share."groupId", share."itemId", share."day", sum(share."quantity")::int AS "quantity"
    FROM former, jsonb_to_recordset("stock") AS share("groupId" text, "itemId" text, "day" date, "quantity" int)
    WHERE "freedAt" IS NULL AND share."day" = DATE 'epoch' GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
  LOOP
    UPDATE "StockUse" SET "quantity" = greatest(0, "quantity" - change."quantity"),
        "amount" = greatest(0, "amount" - change."quantity")
      WHERE "restaurantId" = change."restaurantId" AND "groupId" = change."groupId" AND "itemId" = change."itemId"
        AND "day" = change."day";
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER "Hold_deleted" AFTER DELETE ON "Hold" REFERENCING OLD TABLE AS former
FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_holds();

-- Notify all instances of changes: menus show which dishes and options are sold out.
CREATE TRIGGER "Stock_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Stock"
FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();

-- Menus show no more than that an item is sold out, or that at most 10 are left: most orders change nothing on them.
CREATE FUNCTION notify_of_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted "Stock"%ROWTYPE;
  former int;
  current int;
BEGIN
  SELECT * INTO counted FROM "Stock"
    WHERE "restaurantId" = NEW."restaurantId" AND "groupId" = NEW."groupId" AND "itemId" = NEW."itemId";
  IF NOT FOUND THEN RETURN NULL; END IF;
  former := counted."amount";
  IF TG_OP = 'UPDATE' THEN former := COALESCE(OLD."amount", counted."amount") - OLD."quantity"; END IF;
  current := COALESCE(NEW."amount", counted."amount") - NEW."quantity";
  IF (former <= 0) <> (current <= 0) OR (counted."isShown" AND former <> current AND least(former, current) <= 10) THEN
    PERFORM pg_notify('changes', 'Stock');
    PERFORM pg_notify('menus', '');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "StockUse_noticed" AFTER INSERT OR UPDATE ON "StockUse"
FOR EACH ROW EXECUTE FUNCTION notify_of_stock();
