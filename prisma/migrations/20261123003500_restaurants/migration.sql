-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "restaurant" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "OrderLine" ADD COLUMN     "picture" TEXT;

-- CreateTable
CREATE TABLE "Restaurant" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "cuisine" TEXT NOT NULL,
    "tagline" TEXT NOT NULL,
    "theme" TEXT NOT NULL,
    "colour" TEXT NOT NULL DEFAULT '',
    "currency" TEXT NOT NULL DEFAULT 'usd',
    "taxPercent" INTEGER NOT NULL DEFAULT 10,
    "deliveryCents" INTEGER NOT NULL DEFAULT 500,
    "isOpen" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL,
    "headerPictureId" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Restaurant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Category" (
    "restaurantId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "Category_pkey" PRIMARY KEY ("restaurantId","id")
);

-- CreateTable
CREATE TABLE "Dish" (
    "restaurantId" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "categoryId" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "priceCents" INTEGER NOT NULL,
    "emoji" TEXT NOT NULL,
    "pictureId" TEXT,
    "popular" BOOLEAN NOT NULL DEFAULT false,
    "hidden" BOOLEAN NOT NULL DEFAULT false,
    "position" INTEGER NOT NULL,

    CONSTRAINT "Dish_pkey" PRIMARY KEY ("restaurantId","id")
);

-- CreateTable
CREATE TABLE "MenuDraft" (
    "restaurantId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSON NOT NULL,
    "author" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "MenuDraft_pkey" PRIMARY KEY ("restaurantId")
);

-- CreateTable
CREATE TABLE "MenuVersion" (
    "restaurantId" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSON NOT NULL,
    "author" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "restoredFrom" INTEGER,

    CONSTRAINT "MenuVersion_pkey" PRIMARY KEY ("restaurantId","version")
);

-- CreateIndex
CREATE UNIQUE INDEX "Restaurant_slug_key" ON "Restaurant"("slug");

-- CreateIndex
CREATE INDEX "Dish_pictureId_idx" ON "Dish"("pictureId");

-- AddForeignKey
ALTER TABLE "Restaurant" ADD CONSTRAINT "Restaurant_headerPictureId_fkey" FOREIGN KEY ("headerPictureId") REFERENCES "Media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Category" ADD CONSTRAINT "Category_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Dish" ADD CONSTRAINT "Dish_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Dish" ADD CONSTRAINT "Dish_pictureId_fkey" FOREIGN KEY ("pictureId") REFERENCES "Media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MenuDraft" ADD CONSTRAINT "MenuDraft_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MenuVersion" ADD CONSTRAINT "MenuVersion_restaurantId_fkey" FOREIGN KEY ("restaurantId") REFERENCES "Restaurant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTrigger
CREATE TRIGGER "Restaurant_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Restaurant"
FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
CREATE TRIGGER "Category_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Category"
FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();
CREATE TRIGGER "Dish_changed" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "Dish"
FOR EACH STATEMENT EXECUTE FUNCTION tell_of_change();

-- The two restaurants that the product comes with.
INSERT INTO "Restaurant" ("id", "slug", "name", "cuisine", "tagline", "theme", "position") VALUES
  ('order1', 'order1', 'Baobab Kitchen', 'African', 'Charcoal, spice and slow pots, from Dakar to Addis.', 'sunset', 0),
  ('order2', 'order2', 'Trattoria Lina', 'Italian', 'Fresh pasta at eleven, the oven lit at five.', 'lemon', 1);

INSERT INTO "Category" ("restaurantId", "id", "label", "position") VALUES
  ('order1', 'starters', 'Starters', 0),
  ('order1', 'mains', 'Mains', 1),
  ('order1', 'desserts', 'Desserts', 2),
  ('order1', 'drinks', 'Drinks', 3),
  ('order2', 'appetizers', 'Appetizers', 0),
  ('order2', 'mains', 'Main Courses', 1),
  ('order2', 'desserts', 'Desserts', 2),
  ('order2', 'beverages', 'Beverages', 3);

INSERT INTO "Dish" ("restaurantId", "id", "categoryId", "name", "description", "priceCents", "emoji", "popular", "position") VALUES
  ('order1', 'suya-skewers', 'starters', 'Beef Suya',
    'Skewers in peanut and chilli spice from the charcoal grill, with red onion and tomato.', 899, '🍖', true, 0),
  ('order1', 'akara', 'starters', 'Akara',
    'Crisp black-eyed pea fritters with a hot pepper sauce. Vegan.', 599, '🧆', false, 1),
  ('order1', 'lamb-sambusa', 'starters', 'Lamb Sambusa',
    'Three thin pastries filled with lamb, cumin and green chilli, fried to order.', 749, '🥟', false, 2),
  ('order1', 'pepper-soup', 'starters', 'Catfish Pepper Soup',
    'A clear, fiery broth with catfish, calabash nutmeg and scent leaf.', 849, '🍲', false, 3),
  ('order1', 'jollof-chicken', 'mains', 'Jollof Rice with Chicken',
    'Rice simmered in tomato, pepper and thyme over a wood fire, with a grilled chicken leg.', 1599, '🍛', true, 4),
  ('order1', 'egusi-fufu', 'mains', 'Egusi with Fufu',
    'Ground melon seed and spinach stew with beef, and pounded yam to scoop it up.', 1699, '🥬', false, 5),
  ('order1', 'doro-wat', 'mains', 'Doro Wat',
    'Chicken and egg in berbere and onions cooked down for hours, on injera.', 1749, '🍗', true, 6),
  ('order1', 'lamb-tagine', 'mains', 'Lamb Tagine',
    'Shoulder of lamb with apricots, almonds and saffron, served with couscous.', 1999, '🥘', false, 7),
  ('order1', 'thieboudienne', 'mains', 'Thieboudienne',
    'Senegal''s fish and broken rice with cassava, carrot, cabbage and tamarind.', 1849, '🐟', false, 8),
  ('order1', 'malva-pudding', 'desserts', 'Malva Pudding',
    'Warm apricot sponge soaked in butter sauce, with custard.', 699, '🍮', true, 9),
  ('order1', 'chin-chin', 'desserts', 'Chin Chin',
    'Crunchy nutmeg biscuits by the bowl, to share or not.', 449, '🍪', false, 10),
  ('order1', 'zobo', 'drinks', 'Zobo',
    'Iced hibiscus with ginger, pineapple and clove.', 399, '🍹', true, 11),
  ('order1', 'moroccan-mint-tea', 'drinks', 'Mint Tea',
    'Green tea poured high over fresh mint, as sweet as you like.', 299, '🍵', false, 12),
  ('order2', 'bruschetta', 'appetizers', 'Bruschetta al Pomodoro',
    'Toasted sourdough, ripe tomatoes, basil and the good oil.', 799, '🍅', true, 0),
  ('order2', 'arancini', 'appetizers', 'Arancini',
    'Three saffron rice balls with a heart of ragù and mozzarella.', 899, '🧆', false, 1),
  ('order2', 'burrata', 'appetizers', 'Burrata e Pesche',
    'Creamy burrata with grilled peaches, basil and pistachio.', 1249, '🍑', false, 2),
  ('order2', 'carpaccio', 'appetizers', 'Carpaccio di Manzo',
    'Thin raw beef with rocket, lemon and shaved Parmesan.', 1349, '🥩', false, 3),
  ('order2', 'margherita', 'mains', 'Pizza Margherita',
    'San Marzano tomatoes, fior di latte and basil from the wood oven.', 1399, '🍕', true, 4),
  ('order2', 'carbonara', 'mains', 'Spaghetti alla Carbonara',
    'Guanciale, egg yolk, pecorino and pepper. No cream, ever.', 1549, '🍝', true, 5),
  ('order2', 'lasagne', 'mains', 'Lasagne al Forno',
    'Seven layers of fresh pasta, slow ragù and béchamel.', 1649, '🥘', false, 6),
  ('order2', 'risotto-funghi', 'mains', 'Risotto ai Funghi',
    'Carnaroli rice with porcini, thyme and aged Parmesan. Vegetarian.', 1699, '🍄', false, 7),
  ('order2', 'branzino', 'mains', 'Branzino al Limone',
    'Whole sea bass from the grill with lemon, capers and potatoes.', 1999, '🐟', false, 8),
  ('order2', 'tiramisu', 'desserts', 'Tiramisù',
    'Savoiardi in espresso, mascarpone and a winter coat of cocoa.', 749, '🍰', true, 9),
  ('order2', 'panna-cotta', 'desserts', 'Panna Cotta',
    'Vanilla cream that barely holds, with raspberries.', 699, '🍮', false, 10),
  ('order2', 'espresso', 'beverages', 'Espresso',
    'Dark, short, from beans roasted in Trieste.', 299, '☕', false, 11),
  ('order2', 'aranciata', 'beverages', 'Aranciata',
    'Sparkling Sicilian orange, a little bitter, very cold.', 399, '🍊', true, 12);

UPDATE "Order" SET "restaurant" = "Restaurant"."name" FROM "Restaurant" WHERE "Restaurant"."id" = "Order"."menu";
