"use client";

import { useEffect } from "react";
import { notify } from "@/components/ui/messages";
import { Loading } from "@/components/ui/spinner";
import { useTranslate } from "@/components/ui/translation";
import { useInteracted } from "@/components/ui/use-interacted";
import { useLoaded } from "@/components/ui/use-loaded";
import { useOrdering } from "./ordering/context";

const loadDialogs = () => import("./dialogs");

/**
 * Loads the dialogs of the cart, its payment and the options with the first dish in the cart, when one is opened, or
 * where dishes have options with the first interaction.
 */
export function DialogsOnDemand() {
  const t = useTranslate();
  const { restaurant, cart, isCartOpen, setCartOpen, choosing, setChoosing } = useOrdering();
  const isOpen = isCartOpen || choosing !== null;
  const hasInteracted = useInteracted();
  const isWanted = isOpen || cart.length > 0 || (hasInteracted && restaurant.optionGroups !== undefined);
  const { value: dialogs, failed, retry } = useLoaded(loadDialogs, isWanted);

  useEffect(() => {
    if (!failed || !isOpen) return;
    notify.error(
      isCartOpen
        ? t("The cart could not be loaded. Please try again.")
        : t("The options could not be loaded. Please try again."),
      { topic: "ordering" },
    );
    setCartOpen(false);
    setChoosing(null);
    retry();
  }, [failed, isOpen, isCartOpen, setCartOpen, setChoosing, retry, t]);

  if (dialogs)
    return (
      <>
        <dialogs.Checkout />
        {choosing && <dialogs.OptionSheet key={choosing.dish.id} choosing={choosing} />}
      </>
    );
  return (
    isOpen && (
      <div className="fixed inset-0 over-page grid animate-appear place-items-center bg-scrim">
        <Loading label={t("Loading...")} />
      </div>
    )
  );
}
