-- Columns with a restaurant's id or name are named so. Renaming changes no row.
ALTER TABLE "Order" RENAME COLUMN "menu" TO "restaurantId";
ALTER TABLE "Order" RENAME COLUMN "restaurant" TO "restaurantName";
ALTER TABLE "SoldOutDish" RENAME COLUMN "menu" TO "restaurantId";

-- From PostgreSQL 18 on, NOT NULL constraints have names of their own.
DO $$
DECLARE found record;
BEGIN
  FOR found IN
    SELECT conrelid::regclass AS "table", conname AS "name" FROM pg_constraint
    WHERE conname IN ('Order_menu_not_null', 'Order_restaurant_not_null', 'SoldOutDish_menu_not_null')
      AND conrelid IN ('"Order"'::regclass, '"SoldOutDish"'::regclass)
  LOOP
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', found."table", found."name",
      replace(replace(found."name", '_menu_', '_restaurantId_'), '_restaurant_', '_restaurantName_'));
  END LOOP;
END
$$;
