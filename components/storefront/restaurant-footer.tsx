import type { ReactNode } from "react";
import { useTranslate } from "@/components/ui/translation";
import type { Restaurant } from "@/lib/restaurants/published/types";
import { FooterWords, type RestaurantContact } from "./footer-words";

export type Neighbour = Pick<Restaurant, "path" | "cuisine" | "restaurantName">;

type RestaurantFooterProps = {
  restaurant: Pick<Restaurant, "restaurantName">;
  /** A sentence about tax and fees, below the name; may be empty. */
  terms: string;
  neighbour: Neighbour | null;
  projectName: string;
  /** The path of the landing page. */
  home?: string | undefined;
  contact?: RestaurantContact | undefined;
  /** More entries of the footer's list. */
  children?: ReactNode;
};

export function RestaurantFooter({
  restaurant,
  terms,
  neighbour,
  projectName,
  home = "/",
  contact,
  children,
}: RestaurantFooterProps) {
  const t = useTranslate();
  return (
    <footer className="border-line border-t bg-sunken">
      <div className="mx-auto grid max-w-[100rem] gap-6 px-gutter pt-10 pb-32 md:grid-cols-[1fr_auto] md:items-end md:pb-10">
        <FooterWords name={restaurant.restaurantName} terms={terms} contact={contact} />
        <ul className="-mx-3 flex flex-wrap items-center text-sm">
          <li>
            <a
              className="inline-flex min-h-11 items-center px-3 underline-offset-4 hover:underline"
              href={home}
            >
              {projectName}
            </a>
          </li>
          {neighbour && (
            <li>
              <a
                className="inline-flex min-h-11 items-center px-3 underline-offset-4 hover:underline"
                href={neighbour.path}
              >
                {neighbour.cuisine && `${t("{cuisine} today?", { cuisine: neighbour.cuisine })} `}
                {neighbour.restaurantName}
              </a>
            </li>
          )}
          {children}
        </ul>
      </div>
    </footer>
  );
}
