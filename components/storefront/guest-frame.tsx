import type { ReactNode } from "react";
import { ThemeStrip } from "@/components/storefront/themes/restaurant-hero";
import { RestaurantMark } from "@/components/storefront/themes/restaurant-mark";
import { classes } from "@/components/ui/classes";
import { Translated, useTranslate } from "@/components/ui/translation";
import { restaurantLook } from "@/lib/restaurants/published/sign-letters";
import type { Restaurant } from "@/lib/restaurants/published/types";

/** The restaurant of a page for one guest. */
export type GuestRestaurant = Pick<Restaurant, "restaurantId" | "restaurantName" | "path" | "theme">;
export type Phone = { number: string; href: string };

type GuestFrameProps = {
  restaurant: GuestRestaurant;
  phone: Phone | null;
  /** Leads to the phone number. */
  question?: string;
  /** For content with columns. */
  wide?: boolean;
  children: ReactNode;
};

/** The restaurant's sign above a page for one guest, such as an order or a reservation, and its phone below. */
export function GuestFrame({ restaurant, phone, question, wide, children }: GuestFrameProps) {
  const t = useTranslate();
  const width = wide ? "max-w-3xl" : "max-w-2xl";
  return (
    <div {...restaurantLook(restaurant, t.language)} className="flex min-h-dvh flex-col">
      <header className="border-line border-b bg-surface">
        <nav
          aria-label={t("Main")}
          className={classes("mx-auto flex min-h-16 w-full items-center px-gutter py-2", width)}
        >
          <a href={restaurant.path} className="flex min-w-0 items-center gap-3 rounded-control">
            <RestaurantMark theme={restaurant.theme} />
            <span className="sign text-lg leading-tight">{restaurant.restaurantName}</span>
          </a>
        </nav>
      </header>
      <ThemeStrip theme={restaurant.theme} />
      <main
        className={classes("mx-auto grid w-full flex-1 content-start gap-6 px-gutter py-8 md:py-12", width)}
      >
        {children}
        {phone && (
          <p className="text-center text-ink-soft text-sm">
            {question ?? t("Questions?")}{" "}
            <Translated text="Call {phone}" values={{ phone: <PhoneLink {...phone} /> }} />
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
