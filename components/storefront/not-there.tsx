import type { LucideIcon } from "lucide-react";
import { buttonStyle } from "@/components/ui/button-style";
import { RESTAURANT_LIST } from "@/lib/restaurants/paths";
import type { Restaurant } from "@/lib/restaurants/published/types";

type NotThereProps = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Restaurants to link to. */
  restaurants: readonly Pick<Restaurant, "restaurantId" | "path" | "restaurantName">[];
};

/** Every page of a restaurant is rendered together with this one. */
const MAX_LINKS = 12;

/** A "not found" page for guests, with links to the restaurants; to their list if there are many. */
export function NotThere({ icon: Icon, title, text, restaurants }: NotThereProps) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center justify-items-center gap-4 px-gutter py-16 text-center">
      <span className="grid size-20 place-items-center rounded-full bg-brand-soft text-brand-ink">
        <Icon aria-hidden="true" className="size-9" strokeWidth={1.6} />
      </span>
      <h1 className="mt-2 text-3xl">{title}</h1>
      <p className="text-ink-soft">{text}</p>
      <p className="mt-4 flex flex-wrap justify-center gap-3">
        {restaurants.slice(0, MAX_LINKS).map(({ restaurantId, path, restaurantName }) => (
          <a key={restaurantId} href={path} className={buttonStyle({ variant: "secondary" })}>
            {restaurantName}
          </a>
        ))}
        {restaurants.length > MAX_LINKS && (
          <a href={RESTAURANT_LIST} className={buttonStyle({ variant: "secondary" })}>
            All restaurants
          </a>
        )}
      </p>
    </main>
  );
}
