import type { Dish, Restaurant } from "@/lib/restaurants/published/types";
import type { DeliveryZone } from "@/lib/restaurants/terms/terms";
import { type Place, zonesAt } from "@/lib/restaurants/terms/zones-at";
import type { Voucher } from "@/lib/vouchers/voucher";
import type { Times } from "./times.server";

/** The menu, terms and hours that decide about orders. */
export type Rules = {
  /** Its terms have the moments at which rates of tax change. */
  restaurant: Restaurant;
  times: Times;
  /** By code. */
  vouchers: ReadonlyMap<string, Voucher>;
  dishes: ReadonlyMap<string, Dish>;
  zonesOf: (place: Place) => readonly DeliveryZone[];
};

/** Prepares rules for many orders: dishes and zones are looked up once. */
export function rulesOf(restaurant: Restaurant, times: Times, vouchers: ReadonlyMap<string, Voucher>): Rules {
  const zones = new Map<string, readonly DeliveryZone[]>();
  return {
    restaurant,
    times,
    vouchers,
    dishes: new Map(restaurant.dishes.map((dish) => [dish.id, dish])),
    zonesOf(place) {
      const key = JSON.stringify([place.postcode, place.point]);
      const known = zones.get(key) ?? zonesAt(restaurant.terms, place);
      zones.set(key, known);
      return known;
    },
  };
}
