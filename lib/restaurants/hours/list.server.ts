import "server-only";
import { configurationState } from "@/lib/installation/state.server";
import { db } from "@/lib/platform/db/client";
import { dayIn } from "@/lib/platform/time-zone/days";
import { inOwnersOrder, trialRestaurants } from "../published/server";
import { storedTerms } from "../terms/stored.server";
import { getHours } from "./server";

/**
 * Returns the restaurants in the owner's order, the hours of the first one, and today's date where they are. Once the owner
 * has published a restaurant, samples are left out.
 */
export async function hoursScreen() {
  const [trials, { timeZone, preparationMinutes }] = await Promise.all([
    trialRestaurants(),
    configurationState(),
  ]);
  const rows = await db.restaurant.findMany({
    where: { id: { notIn: trials } },
    select: { id: true, name: true, terms: true },
    orderBy: inOwnersOrder,
  });
  const [first] = rows;
  return {
    restaurants: rows.map(({ id, name, terms }) => ({ id, name, orderKinds: storedTerms(terms).orderKinds })),
    initial: first ? await getHours(first.id) : null,
    today: dayIn(new Date(), timeZone),
    timeZone,
    preparationMinutes,
  };
}
