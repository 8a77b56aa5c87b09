"use client";

import { Plus, Store } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { onDemand } from "@/components/ui/on-demand";
import type { RestaurantSummary } from "@/lib/restaurants/answers";
import { menuLimits } from "@/lib/restaurants/limits";
import { RestaurantItem } from "./restaurant-item";
import { useDeletion } from "./use-deletion";

const AddRestaurantDialog = onDemand(
  async () => (await import("./add-restaurant-dialog")).AddRestaurantDialog,
  null,
);

type RestaurantListProps = {
  restaurants: readonly RestaurantSummary[];
  isAdding: boolean;
  onAdding: (isAdding: boolean) => void;
  onOpen: (restaurantId: string) => void;
  /** Called after a restaurant was added or deleted. */
  onChanged: () => void;
};

const TITLE = "restaurants-title";

export function RestaurantList({ restaurants, isAdding, onAdding, onOpen, onChanged }: RestaurantListProps) {
  const [copied, setCopied] = useState<RestaurantSummary>();
  const { deleting, remove } = useDeletion(() => {
    onChanged();
    document.getElementById(TITLE)?.focus({ preventScroll: true });
  });
  const hasSamples = restaurants.some(({ isSample }) => isSample);

  function closeDialog() {
    setCopied(undefined);
    onAdding(false);
  }

  const isFull = restaurants.length >= menuLimits.restaurants;
  const addButton = (
    <Button className="max-sm:w-full" onClick={() => onAdding(true)}>
      <Plus aria-hidden="true" />
      Add a restaurant
    </Button>
  );

  return (
    <section aria-labelledby={TITLE} className="grid max-w-5xl gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex items-center gap-3">
          <h2 id={TITLE} tabIndex={-1} className="text-lg focus:outline-none">
            Restaurants
          </h2>
          <Badge tone="brand">
            {restaurants.length}
            <span className="sr-only"> in total</span>
          </Badge>
        </div>
        {restaurants.length > 0 && !isFull && addButton}
        {isFull && (
          <p className="text-ink-soft text-sm">
            There is room for {menuLimits.restaurants}. Delete one to add another.
          </p>
        )}
      </div>
      {restaurants.length === 0 ? (
        <EmptyState icon={Store} title="No restaurants yet" text="Add one to write its menu.">
          {addButton}
        </EmptyState>
      ) : (
        <>
          {hasSamples && (
            <Notice title="Samples show what a menu can look like">
              Guests can open them by their address until you delete them. Your site links to them only until
              you publish a restaurant of your own.
            </Notice>
          )}
          <Card padding="rows">
            <ul className="divide-y divide-line">
              {restaurants.map((restaurant) => (
                <RestaurantItem
                  key={restaurant.id}
                  restaurant={restaurant}
                  isDeleting={deleting === restaurant.id}
                  onOpen={() => onOpen(restaurant.id)}
                  onCopy={() => {
                    setCopied(restaurant);
                    onAdding(true);
                  }}
                  onDelete={() => void remove(restaurant)}
                />
              ))}
            </ul>
          </Card>
        </>
      )}
      {isAdding && (
        <AddRestaurantDialog
          copied={copied}
          onClose={closeDialog}
          onAdded={({ id }) => {
            closeDialog();
            onChanged();
            onOpen(id);
          }}
        />
      )}
    </section>
  );
}
