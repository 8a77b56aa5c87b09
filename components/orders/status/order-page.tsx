import { BrandStyles } from "@/components/storefront/brand-styles";
import { ThemeStrip } from "@/components/storefront/themes/restaurant-hero";
import { RestaurantMark } from "@/components/storefront/themes/restaurant-mark";
import { placeTime } from "@/components/ui/time";
import type { Contact } from "@/lib/business-profile/contact";
import type { GuestOrder, OrderView } from "@/lib/orders/answers";
import { restaurantLook } from "@/lib/restaurants/published/sign-letters";
import type { Restaurant } from "@/lib/restaurants/published/types";
import type { OrderedFrom } from "./order-receipt";
import { OrderStatus } from "./order-status";
import "@/components/storefront/themes/baobab-kitchen.css";
import "@/components/storefront/themes/plain-table.css";
import "@/components/storefront/themes/restaurants.css";
import "@/components/storefront/themes/trattoria-lina.css";

function orderedFrom({ restaurantId, path, theme, dishes }: Restaurant, { lines }: OrderView): OrderedFrom {
  const ordered = new Set(lines.map(({ id }) => id));
  const places = dishes.flatMap(({ id }, place) => (ordered.has(id) ? [[id, place] as const] : []));
  return { restaurantId, path, theme, places: Object.fromEntries(places) };
}

export function OrderPage({
  order,
  restaurant,
  timeZone,
  contact: { phones, places },
}: {
  order: GuestOrder;
  restaurant: Restaurant;
  timeZone: string;
  /** The business's numbers to call, and its addresses. */
  contact: Pick<Contact, "phones" | "places">;
}) {
  return (
    <div {...restaurantLook(restaurant)} className="flex min-h-dvh flex-col">
      <BrandStyles colour={restaurant.colour} />
      <header className="border-line border-b bg-surface">
        <nav aria-label="Main" className="mx-auto flex min-h-16 max-w-3xl items-center px-gutter py-2">
          <a href={restaurant.path} className="flex min-w-0 items-center gap-3 rounded-control">
            <RestaurantMark theme={restaurant.theme} />
            <span className="sign text-lg leading-tight">{restaurant.restaurantName}</span>
          </a>
        </nav>
      </header>
      <ThemeStrip theme={restaurant.theme} />
      <main className="mx-auto w-full max-w-3xl flex-1 px-gutter py-8 md:py-12">
        <OrderStatus
          initial={order}
          restaurant={orderedFrom(restaurant, order)}
          placedAt={placeTime(new Date(order.createdAt), timeZone)}
          timeZone={timeZone}
          pickupPlaces={places.map(({ lines }) => lines)}
          phone={phones[0]}
        />
        {phones.length > 0 && (
          <p className="mt-8 text-center text-ink-soft text-sm">
            Questions about your order? Call{" "}
            {phones.slice(0, 1).map(({ number, href }) => (
              <a
                key={href}
                href={href}
                className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
              >
                <bdi dir="ltr">{number}</bdi>
              </a>
            ))}
          </p>
        )}
      </main>
    </div>
  );
}
