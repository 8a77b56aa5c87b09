import "server-only";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { AppError } from "@/lib/platform/http/errors";
import type { RefusalCodes } from "../refusal-codes";
import type { OrderKind } from "../terms/terms";
import { hoursState } from "./hours-state";
import { hoursOf } from "./known.server";

/** Returns whether a restaurant takes orders of this kind now. */
export const takesOrders = async (restaurantId: string, kind: OrderKind, now: number): Promise<boolean> =>
  hoursState(await hoursOf(restaurantId, { now }), kind, now).takesOrders;

const closed: { codes: RefusalCodes } = { codes: { restaurantId: "location_closed" } };

/** @throws AppError `conflict` if the restaurant takes no orders of this kind now, with the hours in the language of the site */
export async function requireTakesOrders(
  restaurantId: string,
  kind: OrderKind,
  now = Date.now(),
): Promise<void> {
  const t = await siteTranslate();
  const { takesOrders, text } = hoursState(await hoursOf(restaurantId, { now, t }), kind, now, t);
  if (!takesOrders) throw new AppError("conflict", `${text} ${t("Nothing was ordered.")}`, closed);
}
