import "server-only";
import { db } from "@/lib/platform/db/client";
import { publishedRestaurants, trialRestaurants } from "@/lib/restaurants/published/server";
import type { Restaurant } from "@/lib/restaurants/published/types";
import { readStocks } from "@/lib/restaurants/stock/read.server";

/** A dish or an option that was sold out on a day, for a part of it at least. */
export type SoldOutItem = {
  /** As the audit log has it. */
  id: string;
  name: string;
  /** True if it came back before the summary was written. */
  isBack: boolean;
};

/** `from` is the first moment of the business day, `to` that of the next one or of the summary. */
type Day = { day: string; from: Date; to: Date };

/** The ids of a dish or an option as the audit log has them. */
const idOf = (...parts: string[]) => parts.filter(Boolean).join("/");

function namesOf(restaurants: readonly Restaurant[]): Map<string, string> {
  return new Map(
    restaurants.flatMap(({ restaurantId, dishes, optionGroups = [] }) => [
      ...dishes.map(({ id, name }) => [idOf(restaurantId, id), name] as const),
      ...optionGroups.flatMap((group) =>
        group.options.map(
          ({ id, name }) => [idOf(restaurantId, group.id, id), `${group.name}: ${name}`] as const,
        ),
      ),
    ]),
  );
}

/** Lists those that are marked now, and the counted ones of which none was left at the end of the day. */
async function readGone(day: string): Promise<string[]> {
  const [dishes, options, stocks] = await Promise.all([
    db.soldOutDish.findMany({ select: { restaurantId: true, dishId: true } }),
    db.soldOutOption.findMany({ select: { restaurantId: true, groupId: true, optionId: true } }),
    readStocks(undefined, day),
  ]);
  return [
    ...dishes.map(({ restaurantId, dishId }) => idOf(restaurantId, dishId)),
    ...options.map(({ restaurantId, groupId, optionId }) => idOf(restaurantId, groupId, optionId)),
    ...stocks
      .filter(({ left }) => left === 0)
      .map(({ restaurantId, groupId, itemId }) => idOf(restaurantId, groupId, itemId)),
  ];
}

/** Lists those that were marked or unmarked on the day, or counted when none was left, by the audit log. */
const readChanged = ({ from, to }: Day) =>
  db.$queryRaw<{ id: string; label: string }[]>`
    SELECT DISTINCT ON ("targetId") "targetId" AS "id", "label" FROM "AuditEntry"
    WHERE "at" >= ${from} AND "at" < ${to} AND ("action" = 'orders:sold-out'
      OR "action" = 'orders:stock' AND "changes"::jsonb @> '[{"field": "left", "before": 0}]')
    ORDER BY "targetId", "id" DESC`;

/** Lists what was sold out on a business day, or in a part of it, by name. */
export async function readSoldOutItems(day: Day): Promise<SoldOutItem[]> {
  const [restaurants, trials, gone, changed] = await Promise.all([
    publishedRestaurants.known(),
    trialRestaurants(),
    readGone(day.day),
    readChanged(day),
  ]);
  const names = namesOf(restaurants);
  const isCounted = (id: string) => trials.every((trial) => !id.startsWith(`${trial}/`));
  const items = new Map<string, SoldOutItem>();
  for (const { id, label } of changed)
    if (isCounted(id)) items.set(id, { id, name: names.get(id) ?? label, isBack: true });
  for (const id of gone) {
    const name = names.get(id);
    if (name !== undefined && isCounted(id)) items.set(id, { id, name, isBack: false });
  }
  return [...items.values()].sort((one, other) => one.name.localeCompare(other.name));
}
