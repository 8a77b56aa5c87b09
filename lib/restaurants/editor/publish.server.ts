import "server-only";
import { recordChange } from "@/lib/audit/record.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { isTaken } from "@/lib/platform/db/taken";
import { AppError } from "@/lib/platform/http/errors";
import type { MenuDraft } from "@/lib/restaurants/answers";
import { movePageSettings } from "@/lib/restaurants/page-settings.server";
import { publishMenuChange } from "@/lib/restaurants/published/publish.server";
import type { MenuContent } from "@/lib/restaurants/schema";
import { termsOf } from "@/lib/restaurants/terms/terms";
import { queueEvents } from "@/lib/webhooks/outbox.server";
import { requirePublishable, slugTaken } from "./check.server";
import { emptyDraft } from "./drafts.server";
import { lockMenu, readMenu } from "./stored.server";
import { storeVersion } from "./versions.server";
import { requireCurrencyOfVouchers } from "./voucher-currency.server";

/**
 * Writes the rows that guests' pages and orders are read from. Skips unchanged dishes and categories, in one
 * statement each.
 */
async function writeRows(
  transaction: Transaction,
  restaurantId: string,
  { content, version, published }: { content: MenuContent; version: number; published: MenuContent },
) {
  const { header, name, cuisine, tagline, slug, theme, colour, isOpen } = content.restaurant;
  await transaction.restaurant.update({
    where: { id: restaurantId },
    data: {
      ...{ name, cuisine, tagline, slug, theme, colour, isOpen },
      headerPictureId: header || null,
      terms: termsOf(content.restaurant),
      optionGroups: content.optionGroups,
      version,
      ...(name !== published.restaurant.name && { isSample: false }),
    },
  });
  await transaction.$executeRaw`
    DELETE FROM "Stock" s WHERE "restaurantId" = ${restaurantId} AND "groupId" <> '' AND NOT EXISTS (
      SELECT FROM jsonb_array_elements(${JSON.stringify(content.optionGroups)}::jsonb) g, jsonb_array_elements(g->'options') o
      WHERE g->>'id' = s."groupId" AND o->>'id' = s."itemId")`;
  await transaction.$executeRaw`
    DELETE FROM "SoldOutOption" s WHERE "restaurantId" = ${restaurantId} AND NOT EXISTS (
      SELECT FROM jsonb_array_elements(${JSON.stringify(content.optionGroups)}::jsonb) g, jsonb_array_elements(g->'options') o
      WHERE g->>'id' = s."groupId" AND o->>'id' = s."optionId")`;
  const categories = JSON.stringify(content.categories.map((entry, position) => ({ ...entry, position })));
  await transaction.$executeRaw`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${categories}::jsonb) AS given("id" text, "label" text, "times" jsonb, "position" int)
    ), removed AS (
      DELETE FROM "Category" WHERE "restaurantId" = ${restaurantId} AND "id" NOT IN (SELECT "id" FROM given)
    )
    INSERT INTO "Category" AS c ("restaurantId", "id", "label", "times", "position")
    SELECT ${restaurantId}, "id", "label", "times", "position" FROM given
    ON CONFLICT ("restaurantId", "id") DO UPDATE
      SET "label" = EXCLUDED."label", "times" = EXCLUDED."times", "position" = EXCLUDED."position"
    WHERE (c."label", c."times", c."position") IS DISTINCT FROM (EXCLUDED."label", EXCLUDED."times", EXCLUDED."position")`;
  const dishes = JSON.stringify(content.dishes.map((dish, position) => ({ ...dish, position })));
  await transaction.$executeRaw`
    WITH given AS (
      SELECT * FROM jsonb_to_recordset(${dishes}::jsonb) AS given("id" text, "category" text, "name" text,
        "description" text, "priceCents" int, "emoji" text, "picture" text, "popular" bool, "hidden" bool,
        "kinds" "OrderKind"[], "taxClass" text, "allergens" text, "optionGroups" jsonb, "sizePrices" jsonb, "position" int)
    ), removed AS (
      DELETE FROM "Dish" WHERE "restaurantId" = ${restaurantId} AND "id" NOT IN (SELECT "id" FROM given)
    ), back AS (
      DELETE FROM "SoldOutDish" WHERE "restaurantId" = ${restaurantId} AND "dishId" NOT IN (SELECT "id" FROM given)
    ), uncounted AS (
      DELETE FROM "Stock" WHERE "restaurantId" = ${restaurantId} AND "groupId" = '' AND "itemId" NOT IN (SELECT "id" FROM given)
    )
    INSERT INTO "Dish" AS d ("restaurantId", "id", "categoryId", "name", "description", "priceCents", "emoji", "pictureId",
      "popular", "hidden", "kinds", "taxClass", "allergens", "optionGroups", "sizePrices", "position")
    SELECT ${restaurantId}, "id", "category", "name", "description", "priceCents", "emoji", NULLIF("picture", ''), "popular", "hidden",
      "kinds", "taxClass", "allergens", "optionGroups", "sizePrices", "position" FROM given
    ON CONFLICT ("restaurantId", "id") DO UPDATE SET "categoryId" = EXCLUDED."categoryId", "name" = EXCLUDED."name",
      "description" = EXCLUDED."description", "priceCents" = EXCLUDED."priceCents", "emoji" = EXCLUDED."emoji",
      "pictureId" = EXCLUDED."pictureId", "popular" = EXCLUDED."popular", "hidden" = EXCLUDED."hidden",
      "kinds" = EXCLUDED."kinds", "taxClass" = EXCLUDED."taxClass", "allergens" = EXCLUDED."allergens", "optionGroups" = EXCLUDED."optionGroups",
      "sizePrices" = EXCLUDED."sizePrices", "position" = EXCLUDED."position"
    WHERE (d."categoryId", d."name", d."description", d."priceCents", d."emoji", d."pictureId", d."popular", d."hidden",
        d."kinds", d."taxClass", d."allergens", d."optionGroups", d."sizePrices", d."position")
      IS DISTINCT FROM (EXCLUDED."categoryId", EXCLUDED."name", EXCLUDED."description", EXCLUDED."priceCents",
        EXCLUDED."emoji", EXCLUDED."pictureId", EXCLUDED."popular", EXCLUDED."hidden", EXCLUDED."kinds", EXCLUDED."taxClass", EXCLUDED."allergens", EXCLUDED."optionGroups",
        EXCLUDED."sizePrices", EXCLUDED."position")`;
}

/**
 * Publishes the draft and stores it as a version.
 * @param author the email address of the publisher
 * @param expectedVersion the draft's version to publish; null publishes any
 * @throws AppError `not-found`; `conflict` if another draft was saved meanwhile, or there is none; `invalid` if its
 *   address is taken, a picture was removed, or vouchers have amounts in another currency
 */
export function publishDraft(
  restaurantId: string,
  author: string,
  expectedVersion: number | null,
): Promise<MenuDraft> {
  return db
    .$transaction(async (transaction) => {
      const { menu, published, restoredFrom } = await lockMenu(transaction, restaurantId, expectedVersion);
      const { content, publishedVersion: before } = menu;
      if (!menu.waits)
        throw new AppError("conflict", "There is nothing to publish: guests see this menu already.");
      await requirePublishable(transaction, restaurantId, content, null);
      await requireCurrencyOfVouchers(transaction, restaurantId, {
        before: published.restaurant.currency,
        after: content.restaurant.currency,
      });
      // The initial content of the product has no version yet.
      const initial = { version: before, content: published, author: "", restoredFrom: null };
      await storeVersion(transaction, restaurantId, initial);
      await storeVersion(transaction, restaurantId, { version: before + 1, content, author, restoredFrom });
      await writeRows(transaction, restaurantId, { content, version: before + 1, published });
      await movePageSettings(transaction, published.restaurant.slug, content.restaurant.slug);
      await emptyDraft(transaction, restaurantId, author);
      await recordChange(transaction, {
        action: "menus:publish",
        target: { id: restaurantId, label: content.restaurant.name },
        before: published,
        after: content,
        versions: { before, after: before + 1 },
      });
      const about = { restaurantId, version: before + 1 };
      await queueEvents(transaction, [
        { type: "menu.published", key: `${restaurantId}:${about.version}`, about },
      ]);
      await publishMenuChange(transaction);
      return (await readMenu(transaction, restaurantId)).menu;
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? slugTaken("Another restaurant", "restaurant.slug") : error;
    });
}
