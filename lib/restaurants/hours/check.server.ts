import "server-only";
import { siteTranslate } from "@/lib/business-profile/language.server";
import { AppError } from "@/lib/platform/http/errors";
import type { Translate } from "@/lib/platform/language/translate";
import type { RefusalCodes } from "../refusal-codes";
import type { OrderKind } from "../terms/terms";
import { hoursState } from "./hours-state";
import { hoursOf } from "./known.server";

/** Returns whether a restaurant takes orders of this kind now. */
export const takesOrders = async (restaurantId: string, kind: OrderKind, now: number): Promise<boolean> =>
  hoursState(await hoursOf(restaurantId, { now }), kind, now).takesOrders;

const closed: { codes: RefusalCodes } = { codes: { restaurantId: "location_closed" } };

/**
 * @param offer returns the sentence that names free times; called if a closed restaurant takes orders for later
 * @throws AppError `conflict` if the restaurant takes no orders of this kind now, with the hours in the language of the site
 */
export async function requireTakesOrders(
  restaurantId: string,
  kind: OrderKind,
  now = Date.now(),
  offer?: (t: Translate) => Promise<string>,
): Promise<void> {
  const t = await siteTranslate();
  const state = hoursState(await hoursOf(restaurantId, { now, t }), kind, now, t);
  if (state.takesOrders) return;
  const sentences = [state.text, (state.takesLater && (await offer?.(t))) || "", t("Nothing was ordered.")];
  throw new AppError("conflict", sentences.filter((one) => one !== "").join(" "), closed);
}
