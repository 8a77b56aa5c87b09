import type { ReactNode } from "react";
import { BrandStyles } from "@/components/storefront/brand-styles";
import { ThemeStrip } from "@/components/storefront/themes/restaurant-hero";
import { RestaurantMark } from "@/components/storefront/themes/restaurant-mark";
import type { Contact } from "@/lib/business-profile/contact";
import { restaurantLook } from "@/lib/restaurants/published/sign-letters";
import type { Restaurant } from "@/lib/restaurants/published/types";
import "@/components/storefront/themes/baobab-kitchen.css";
import "@/components/storefront/themes/plain-table.css";
import "@/components/storefront/themes/restaurants.css";
import "@/components/storefront/themes/trattoria-lina.css";

/** The page around the status of an order. */
export function OrderPage({
  restaurant,
  phones,
  children,
}: {
  restaurant: Restaurant;
  /** The business's numbers to call. */
  phones: Contact["phones"];
  children: ReactNode;
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
        {children}
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
