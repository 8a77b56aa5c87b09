import { ArrowRight } from "lucide-react";
import { OpenNow } from "@/components/business-profile/open-now";
import { Picture } from "@/components/pictures/picture";
import type { Translate } from "@/lib/platform/language/translate";
import type { LaterState } from "@/lib/restaurants/hours/later-states";
import type { Restaurant } from "@/lib/restaurants/published/types";

type ListedRestaurant = Pick<
  Restaurant,
  "restaurantId" | "path" | "restaurantName" | "cuisine" | "tagline" | "header" | "closed"
>;

type OpenState = { text: string; later: readonly LaterState[] };

type RestaurantCardsProps = {
  title: string;
  restaurants: readonly ListedRestaurant[];
  /** The opening state now and its later changes, by restaurant; the text is empty if it is always open. */
  openNow: Readonly<Record<string, OpenState>>;
  /** The path to reserve a table, by restaurant; null if it takes no reservations. */
  reserve?: Readonly<Record<string, string | null>>;
  t: Translate;
};

/** The restaurants to choose from, each with its picture, its words and whether it takes orders. */
export function RestaurantCards({ title, restaurants, openNow, reserve = {}, t }: RestaurantCardsProps) {
  return (
    <section aria-labelledby="restaurants" className="mx-auto w-full max-w-[88rem] px-gutter pt-14 sm:pt-20">
      <h1 id="restaurants" dir="auto" className="text-match-parent wrap-anywhere text-display">
        {title}
      </h1>
      {restaurants.length === 0 ? (
        <p className="mt-6 text-ink-soft text-lg">{t("There is no menu online at the moment.")}</p>
      ) : (
        <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {restaurants.map((restaurant) => (
            <RestaurantCard
              key={restaurant.restaurantId}
              {...restaurant}
              openNow={openNow[restaurant.restaurantId]}
              reserve={reserve[restaurant.restaurantId] ?? null}
              t={t}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function RestaurantCard({
  path,
  restaurantName,
  cuisine,
  tagline,
  header,
  closed,
  openNow,
  reserve,
  t,
}: ListedRestaurant & { openNow: OpenState | undefined; reserve: string | null; t: Translate }) {
  return (
    <li className="relative flex flex-col overflow-hidden rounded-stage border border-line bg-surface focus-within:border-line-strong hover:border-line-strong">
      {header ? (
        <Picture
          picture={{ ...header, alt: "" }}
          sizes="(width < 40rem) 92vw, 28rem"
          maxWidth={640}
          className="aspect-16/9 w-full object-cover"
        />
      ) : (
        <div aria-hidden="true" className="awning h-8 bg-facade [--awning:1.25rem]" />
      )}
      <div className="flex flex-1 flex-col gap-2 p-6">
        {cuisine && (
          <p dir="auto" className="text-match-parent text-ink-soft text-sm">
            {cuisine}
          </p>
        )}
        <h2 dir="auto" className="text-match-parent wrap-anywhere text-2xl leading-tight">
          <a
            href={path}
            className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-stage focus-visible:after:outline-2 focus-visible:after:outline-brand"
          >
            {restaurantName}
          </a>
        </h2>
        {tagline && (
          <p dir="auto" className="text-match-parent wrap-anywhere text-ink-soft">
            {tagline}
          </p>
        )}
        {!closed && openNow?.text && <OpenNow {...openNow} className="font-medium text-sm" />}
        <p className="mt-auto flex items-center gap-2 pt-3 font-semibold">
          {closed
            ? t("Closed just now: see the menu")
            : openNow?.text.startsWith(t("Closed now."))
              ? t("See the menu")
              : t("Order")}
          <ArrowRight aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
        </p>
        {reserve && (
          <a
            href={reserve}
            className="relative inline-flex min-h-11 items-center justify-self-start font-semibold underline underline-offset-4"
          >
            <span aria-hidden="true">{t("Reserve a table")}</span>
            <span className="sr-only">{t("Reserve a table at {name}", { name: restaurantName })}</span>
          </a>
        )}
      </div>
    </li>
  );
}
