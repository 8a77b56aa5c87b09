import type { ReactNode } from "react";
import type { Contact } from "@/lib/business-profile/contact";
import type { Restaurant } from "@/lib/restaurants/published/types";

export type Neighbour = Pick<Restaurant, "path" | "cuisine" | "restaurantName">;

export type RestaurantContact = Pick<Contact, "places" | "phones" | "openingHours">;

type RestaurantFooterProps = {
  restaurant: Pick<Restaurant, "restaurantName">;
  /** A sentence about tax and delivery fee, below the name; may be empty. */
  terms: string;
  neighbour: Neighbour | null;
  projectName: string;
  contact?: RestaurantContact | undefined;
  /** More entries of the footer's list. */
  children?: ReactNode;
};

export function RestaurantFooter({
  restaurant,
  terms,
  neighbour,
  projectName,
  contact,
  children,
}: RestaurantFooterProps) {
  return (
    <footer className="border-line border-t bg-sunken">
      <div className="mx-auto grid max-w-[100rem] gap-6 px-gutter pt-10 pb-32 md:grid-cols-[1fr_auto] md:items-end md:pb-10">
        <div className="grid gap-2">
          <p className="sign text-xl">{restaurant.restaurantName}</p>
          {contact && <ContactLines {...contact} />}
          <p className="text-ink-soft text-sm">{terms}</p>
        </div>
        <ul className="-mx-3 flex flex-wrap items-center text-sm">
          <li>
            <a className="inline-flex min-h-11 items-center px-3 underline-offset-4 hover:underline" href="/">
              {projectName}
            </a>
          </li>
          {neighbour && (
            <li>
              <a
                className="inline-flex min-h-11 items-center px-3 underline-offset-4 hover:underline"
                href={neighbour.path}
              >
                {neighbour.cuisine && `${neighbour.cuisine} today? `}
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

const link = "inline-flex min-h-11 items-center underline underline-offset-4 md:min-h-8";

/** The address with a link to a map, phone numbers to call, and the opening hours. */
function ContactLines({ places, phones, openingHours }: RestaurantContact) {
  return (
    <div className="wrap-anywhere grid gap-2 text-sm">
      {places.map(({ label, lines, mapUrl }) => (
        <address key={mapUrl} className="not-italic">
          {label && <strong className="font-semibold">{label}: </strong>}
          {lines.join(", ")}{" "}
          <a className={link} href={mapUrl} rel="noopener">
            Show on a map
          </a>
        </address>
      ))}
      {phones.map(({ label, number, href }) => (
        <p key={href}>
          {label && `${label}: `}
          <a className={`${link} font-semibold`} href={href}>
            <bdi dir="ltr">{number}</bdi>
          </a>
        </p>
      ))}
      {openingHours.length > 0 && <p className="whitespace-pre-line">{openingHours.join("\n")}</p>}
    </div>
  );
}
