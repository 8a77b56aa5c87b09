import "server-only";
import { randomUUID } from "node:crypto";
import { recordChange } from "@/lib/audit/record.server";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { db, type Transaction } from "@/lib/platform/db/client";
import { isTaken } from "@/lib/platform/db/taken";
import { AppError } from "@/lib/platform/http/errors";
import type { Translate } from "@/lib/platform/language/translate";
import { publishMenuChange } from "@/lib/restaurants/published/publish.server";
import { inOwnersOrder } from "@/lib/restaurants/published/server";
import type { Prisma } from "@/prisma/client";
import type { RestaurantSummary } from "./answers";
import { ownerOfSlug, slugTaken } from "./editor/check.server";
import { storeDraft } from "./editor/drafts.server";
import { lockMenu, readMenu } from "./editor/stored.server";
import { storeVersion } from "./editor/versions.server";
import { menuLimits } from "./limits";
import { removePageSettings } from "./page-settings.server";
import { isDemo, isPublished, restaurantPath } from "./paths";
import { type MenuContent, type NewRestaurant, ownSlug } from "./schema";
import { slugOf } from "./slug";
import { firstTerms } from "./terms/first-terms.server";

const fields = {
  id: true,
  name: true,
  slug: true,
  isOpen: true,
  isSample: true,
  version: true,
  updatedAt: true,
  draft: { select: { waits: true } },
  _count: { select: { dishes: true } },
} satisfies Prisma.RestaurantSelect;

function toSummary(row: Prisma.RestaurantGetPayload<{ select: typeof fields }>): RestaurantSummary {
  const { updatedAt, version, draft, _count: count, ...own } = row;
  return {
    ...own,
    path: restaurantPath(row),
    isDemo: isDemo(row.id),
    isPublished: isPublished({ ...row, version }),
    dishes: count.dishes,
    publishedAt: updatedAt.toISOString(),
    waits: draft?.waits ?? false,
  };
}

/** Lists all restaurants in the owner's order. */
export async function listRestaurants(): Promise<RestaurantSummary[]> {
  const rows = await db.restaurant.findMany({ select: fields, orderBy: inOwnersOrder });
  return rows.map(toSummary);
}

/** Returns the categories of a new restaurant, in the language of the site. */
const firstCategories = (t: Translate) =>
  [
    { id: "starters", label: t("Starters") },
    { id: "mains", label: t("Mains") },
    { id: "desserts", label: t("Desserts") },
    { id: "drinks", label: t("Drinks") },
  ].map((category, position) => ({ ...category, position }));

/** Returns the address of a new restaurant; one derived from its name gets a number if it is taken. */
async function addressFor(transaction: Transaction, { name, slug }: NewRestaurant): Promise<string> {
  if (slug !== undefined) {
    const owner = await ownerOfSlug(transaction, slug, null);
    if (owner !== null) throw slugTaken(owner, "slug");
    return slug;
  }
  const wanted = slugOf(name);
  const proposed = ownSlug.safeParse(wanted).success ? wanted : `restaurant-${wanted}`.replace(/-$/, "");
  const rows = await transaction.restaurant.findMany({ select: { slug: true } });
  const taken = new Set(rows.map((row) => row.slug));
  const numbers = Array.from({ length: menuLimits.restaurants + 1 }, (_, index) => index + 1);
  const free = numbers
    .map((number) => (number === 1 ? proposed : `${proposed.slice(0, menuLimits.slug - 3)}-${number}`))
    .find((one) => !taken.has(one));
  return free ?? randomUUID();
}

/**
 * Returns the published menu of a restaurant. A sample's has the terms of a new restaurant, as its own ones suit no
 * business: its prices keep their numbers in the currency of the business.
 * @throws AppError `invalid` for an unknown restaurant
 */
async function readCopied(transaction: Transaction, copied: string): Promise<MenuContent> {
  const source = await readMenu(transaction, copied).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    throw new AppError("invalid", error.message, { fields: { copyOf: error.message } });
  });
  const { published } = source;
  const sample = await transaction.restaurant.findFirst({
    where: { id: copied, isSample: true },
    select: { id: true },
  });
  if (!sample) return published;
  const terms = await firstTerms(published.restaurant.currency);
  return { ...published, restaurant: { ...published.restaurant, ...terms } };
}

/** Returns the menu that a new restaurant begins with. @param added what was stored of it */
async function firstMenu(transaction: Transaction, added: MenuContent, copied: string | undefined) {
  if (copied !== undefined) return readCopied(transaction, copied);
  return { ...added, restaurant: { ...added.restaurant, ...(await firstTerms()) } };
}

/**
 * Stores the draft of a new restaurant, with the published menu and terms of the copied one, if any. The draft is open,
 * so that guests can order after its first publication.
 */
async function storeFirstDraft(
  transaction: Transaction,
  { id: restaurantId, author, copied }: { id: string; author: string; copied: string | undefined },
) {
  const stored = await lockMenu(transaction, restaurantId, null);
  const { name, slug } = stored.published.restaurant;
  const { restaurant, ...menu } = await firstMenu(transaction, stored.published, copied);
  const content = { ...menu, restaurant: { ...restaurant, name, slug, isOpen: true } };
  await storeDraft(transaction, stored, { content, author, action: "menus:save" });
}

/**
 * Adds a restaurant with a draft without dishes, or with a copy of another menu; guests find it after its first
 * publication.
 * @param author the email address of the editor
 * @throws AppError `invalid` for a taken address or an unknown restaurant to copy, `conflict` if there are too many
 */
export async function addRestaurant(given: NewRestaurant, author: string): Promise<RestaurantSummary> {
  const t = await siteTranslate(null);
  const row = await db
    .$transaction(async (transaction) => {
      const { _max, _count: count } = await transaction.restaurant.aggregate({
        _max: { position: true },
        _count: true,
      });
      if (count >= menuLimits.restaurants)
        throw new AppError("conflict", `There are ${menuLimits.restaurants} restaurants already.`);
      const slug = await addressFor(transaction, given);
      const made = await transaction.restaurant.create({
        data: {
          id: randomUUID(),
          slug,
          name: given.name,
          cuisine: "",
          tagline: "",
          theme: "plain",
          isOpen: false,
          position: (_max.position ?? -1) + 1,
          categories: { create: firstCategories(t) },
        },
        select: fields,
      });
      await recordChange(transaction, {
        action: "menus:create",
        target: { id: made.id, label: made.name },
        after: { slug },
      });
      const { content, publishedVersion } = (await readMenu(transaction, made.id)).menu;
      await storeVersion(transaction, made.id, {
        version: publishedVersion,
        content,
        author,
        restoredFrom: null,
      });
      await storeFirstDraft(transaction, { id: made.id, author, copied: given.copyOf });
      return transaction.restaurant.findUniqueOrThrow({ where: { id: made.id }, select: fields });
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? slugTaken("Another restaurant", "slug") : error;
    });
  return toSummary(row);
}

/**
 * Deletes a restaurant with its menu, drafts and versions; its orders stay.
 * @throws AppError `not-found`
 */
export async function deleteRestaurant(restaurantId: string): Promise<void> {
  await db.$transaction(async (transaction) => {
    const row = await transaction.restaurant.findUnique({
      where: { id: restaurantId },
      select: { name: true, slug: true },
    });
    if (!row) throw new AppError("not-found", "There is no such restaurant.");
    await transaction.restaurant.delete({ where: { id: restaurantId } });
    await transaction.soldOutDish.deleteMany({ where: { restaurantId } });
    await transaction.stockUse.deleteMany({ where: { restaurantId } });
    await transaction.translation.deleteMany({ where: { kind: "menu", ownerId: restaurantId } });
    await removePageSettings(transaction, row.slug);
    await recordChange(transaction, {
      action: "menus:delete",
      target: { id: restaurantId, label: row.name },
      before: { slug: row.slug },
    });
    await publishMenuChange(transaction);
  });
}
