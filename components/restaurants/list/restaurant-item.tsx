"use client";

import { ArrowUpRight, CopyPlus, PencilLine, Trash2 } from "lucide-react";
import { useId } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { count } from "@/components/ui/count";
import { IconButton } from "@/components/ui/icon-button";
import { MomentTime } from "@/components/ui/moment-time";
import type { RestaurantSummary } from "@/lib/restaurants/answers";

type RestaurantItemProps = {
  restaurant: RestaurantSummary;
  isDeleting: boolean;
  onOpen: () => void;
  onCopy: () => void;
  onDelete: () => void;
};

export function RestaurantItem({ restaurant, isDeleting, onOpen, onCopy, onDelete }: RestaurantItemProps) {
  const { name, dishes, isOpen, isPublished, isSample, waits, publishedAt } = restaurant;
  const heading = useId();
  return (
    <li
      aria-labelledby={heading}
      className="relative -mx-3 grid gap-x-6 gap-y-3 rounded-inner px-3 py-4 hover:bg-sunken/60 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:py-5"
    >
      <div className="grid min-w-0 gap-1.5">
        <h3 id={heading} dir="auto" className="wrap-anywhere text-lg leading-snug">
          {/* Its area is the whole row, below the other controls. */}
          <button
            type="button"
            className="text-match-parent wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-inner focus-visible:after:outline-2 focus-visible:after:outline-brand"
            onClick={onOpen}
          >
            {name}
          </button>
        </h3>
        <p className="flex flex-wrap gap-1.5">
          <Badge tone={isOpen ? "brand" : "neutral"}>{isOpen ? "Open" : "Closed"}</Badge>
          {waits && <Badge tone="brass">A draft waits to be published</Badge>}
          {isSample && <Badge tone="brass">Sample</Badge>}
        </p>
        <p className="text-ink-soft text-sm">
          <PageAddress restaurant={restaurant} /> ·{" "}
          {waits && dishes === 0 ? "no dishes published yet" : count(dishes, "dish", "dishes")}
          {isPublished && (
            <>
              {" "}
              · published <MomentTime at={publishedAt} />
            </>
          )}
        </p>
      </div>
      <div className="relative z-10 flex flex-wrap items-center gap-2 justify-self-start max-md:justify-self-stretch">
        {isSample && (
          <Button
            variant="secondary"
            className="max-md:basis-full"
            aria-describedby={heading}
            onClick={onCopy}
          >
            <CopyPlus aria-hidden="true" />
            Copy as a start
          </Button>
        )}
        <Button variant="secondary" className="max-md:flex-1" aria-describedby={heading} onClick={onOpen}>
          <PencilLine aria-hidden="true" />
          Edit menu
        </Button>
        <IconButton icon={Trash2} label={`Delete ${name}`} disabled={isDeleting} onClick={onDelete} />
      </div>
    </li>
  );
}

/** Links to the page if it is published. */
function PageAddress({ restaurant: { path, isPublished, name } }: Pick<RestaurantItemProps, "restaurant">) {
  if (!isPublished) return <span className="wrap-anywhere">{path}</span>;
  return (
    <a
      href={path}
      target="_blank"
      rel="noopener"
      className="wrap-anywhere relative z-10 -my-3 inline-flex items-center gap-1 py-3 font-semibold text-brand-ink underline underline-offset-3 md:-my-1 md:py-1"
    >
      {path}
      <ArrowUpRight aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only"> (the page of {name}, in a new tab)</span>
    </a>
  );
}
