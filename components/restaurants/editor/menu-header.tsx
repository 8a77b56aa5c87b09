"use client";

import { ArrowLeft, ExternalLink, History } from "lucide-react";
import type { Route } from "next";
import { type ReactNode, useEffect, useRef } from "react";
import { useWatch } from "react-hook-form";
import { TranslationsLink } from "@/components/translations/translations-link";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ButtonLink } from "@/components/ui/button-link";
import { isFocusLost } from "@/components/ui/is-focus-lost";
import { useFocusAfter } from "@/components/ui/use-focus-after";
import type { MenuDraft } from "@/lib/restaurants/answers";
import { isPublished } from "@/lib/restaurants/paths";
import type { MenuRestaurant } from "@/lib/restaurants/schema";

type MenuHeaderProps = {
  saved: MenuDraft;
  busy: boolean;
  takesFocus: boolean;
  onList: () => void;
  onHistory: () => void;
  onDiscardDraft: () => void;
  /** Tries the edited menu on earlier orders. */
  simulation: ReactNode;
};

/** The name of the open restaurant, with links to its page, its history and the list. */
export function MenuHeader({
  saved,
  busy,
  takesFocus,
  onList,
  onHistory,
  onDiscardDraft,
  simulation,
}: MenuHeaderProps) {
  const restaurantName = useWatch<MenuRestaurant, "name">({ name: "name" });
  const { isOpen } = saved.content.restaurant;
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusAfter(saved.waits, heading);
  useEffect(() => {
    if (takesFocus && isFocusLost()) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div className="grid gap-2">
      <button
        type="button"
        className="-ml-1 inline-flex min-h-11 items-center gap-1.5 justify-self-start rounded-control px-1 font-semibold text-ink-soft text-sm hover:text-ink md:min-h-8"
        onClick={onList}
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        All restaurants
      </button>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 ref={heading} tabIndex={-1} dir="auto" className="wrap-anywhere text-xl focus:outline-none">
            {restaurantName || "A restaurant without a name"}
          </h2>
          {saved.waits && <Badge tone="brass">Not published</Badge>}
          {!isOpen && <Badge>Closed</Badge>}
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          {saved.waits && (
            <Button
              variant="quiet"
              size="sm"
              className="max-sm:order-last max-sm:w-full"
              disabled={busy}
              onClick={onDiscardDraft}
            >
              Discard the draft
            </Button>
          )}
          <TranslationsLink
            kind="menu"
            owner={saved.id}
            size="sm"
            className="max-sm:order-last max-sm:w-full"
          />
          {simulation}
          <Button variant="secondary" size="sm" className="max-sm:flex-1" onClick={onHistory}>
            <History aria-hidden="true" />
            History
          </Button>
          {isPublished({ id: saved.id, isOpen, version: saved.publishedVersion }) && (
            <ButtonLink
              href={saved.path as Route}
              prefetch={false}
              target="_blank"
              variant="secondary"
              size="sm"
              className="max-sm:flex-1"
              title="The menu as guests see it now"
            >
              Open the page
              <ExternalLink aria-hidden="true" />
              <span className="sr-only">(opens in a new tab)</span>
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}
