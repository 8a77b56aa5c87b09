import type { ReactNode } from "react";
import { ThemeStrip } from "@/components/storefront/themes/restaurant-hero";
import { RestaurantMark } from "@/components/storefront/themes/restaurant-mark";
import { restaurantLook } from "@/lib/restaurants/published/sign-letters";
import type { Restaurant } from "@/lib/restaurants/published/types";

/** The restaurant of a page about reservations. */
export type ReservedAt = Pick<Restaurant, "restaurantId" | "restaurantName" | "path" | "theme">;
export type Phone = { number: string; href: string };

type GuestFrameProps = { restaurant: ReservedAt; phone: Phone | null; children: ReactNode };

/** The restaurant's sign above a page about reservations, and its phone below. */
export function GuestFrame({ restaurant, phone, children }: GuestFrameProps) {
  return (
    <div {...restaurantLook(restaurant)} className="flex min-h-dvh flex-col">
      <header className="border-line border-b bg-surface">
        <nav aria-label="Main" className="mx-auto flex min-h-16 max-w-2xl items-center px-gutter py-2">
          <a href={restaurant.path} className="flex min-w-0 items-center gap-3 rounded-control">
            <RestaurantMark theme={restaurant.theme} />
            <span className="sign text-lg leading-tight">{restaurant.restaurantName}</span>
          </a>
        </nav>
      </header>
      <ThemeStrip theme={restaurant.theme} />
      <main className="mx-auto grid w-full max-w-2xl flex-1 content-start gap-6 px-gutter py-8 md:py-12">
        {children}
        {phone && (
          <p className="text-center text-ink-soft text-sm">
            Questions? Call <PhoneLink {...phone} />
          </p>
        )}
      </main>
    </div>
  );
}

export function PhoneLink({ number, href }: Phone) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
    >
      <bdi dir="ltr">{number}</bdi>
    </a>
  );
}
