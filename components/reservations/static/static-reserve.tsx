"use client";

import { GuestFrame, type GuestRestaurant } from "@/components/storefront/guest-frame";
import { CallUs, type CallUsProps } from "@/components/storefront/static/call-us";
import { buttonStyle } from "@/components/ui/button-style";
import { useTranslate } from "@/components/ui/translation";

type StaticReserveProps = {
  restaurant: GuestRestaurant;
  rules: { message: string } | null;
  reach: CallUsProps["contact"];
};

/** The page to reserve a table in the plain files of the site. */
export function StaticReserve({ restaurant, rules, reach }: StaticReserveProps) {
  const t = useTranslate();
  return (
    <GuestFrame restaurant={restaurant} phone={null}>
      <div className="grid justify-items-start gap-4">
        <h1 className="text-3xl">{t("Reserve a table")}</h1>
        {rules?.message && (
          <p dir="auto" className="wrap-anywhere text-match-parent text-ink-soft">
            {rules.message}
          </p>
        )}
        <CallUs deed="reserve" contact={reach} />
        <a href={restaurant.path} className={buttonStyle({ variant: "secondary" })}>
          {t("See the menu")}
        </a>
      </div>
    </GuestFrame>
  );
}
