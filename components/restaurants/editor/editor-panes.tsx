"use client";

import { type ReactNode, useId, useState } from "react";
import { useMay } from "@/components/accounts/role";
import { SimulationButton } from "@/components/simulation/simulation-button";
import { Card, CardTitle } from "@/components/ui/card";
import { classes } from "@/components/ui/classes";
import { onDemand } from "@/components/ui/on-demand";
import { Skeleton } from "@/components/ui/skeleton";
import { useWatched } from "../grid/use-grid";
import type { MenuView } from "./use-menu-commands";
import type { MenuEditorState } from "./use-menu-editor";
import type { MenuHistory } from "./use-menu-history";

const MenuPreview = onDemand(
  async () => (await import("../preview/menu-preview")).MenuPreview,
  <Skeleton className="h-full" />,
);

const RestaurantFields = onDemand(
  async () => (await import("@/components/restaurants/details/restaurant-fields")).RestaurantFields,
  <Skeleton className="h-96" />,
);

const OptionsView = onDemand(
  async () => (await import("@/components/restaurants/options/options-view")).OptionsView,
  <Skeleton className="h-96" />,
);

const VoucherList = onDemand(
  async () => (await import("@/components/restaurants/vouchers/voucher-list")).VoucherList,
  <Skeleton className="h-24" />,
);

type EditorPanesProps = {
  id: string;
  editor: MenuEditorState;
  history: MenuHistory;
  view: MenuView;
  /** The screen is wide enough for the preview beside the editor. */
  isWide: boolean;
  onBack: () => void;
  children: ReactNode;
};

/** Shows dishes, options, restaurant or preview; on a wide screen the preview beside the others. */
export function EditorPanes({ id, editor, history, view, isWide, onBack, children }: EditorPanesProps) {
  const { edited, grid, saved, pending, busy } = editor;
  const categories = useWatched(grid, ({ table }) => table.categories);
  const showsPreview = isWide || view === "preview";
  const wasPreviewed = useWasShown(showsPreview);
  const wasOptions = useWasShown(view === "options");
  const vouchers = useId();
  const mayWrite = useMay("menus:write");
  const wasRestaurant = useWasShown(view === "restaurant");

  return (
    <div className={classes("mt-4", isWide && "grid grid-cols-[minmax(0,1fr)_27rem] items-start gap-6")}>
      <div className="grid min-w-0 content-start gap-4">
        <form
          {...editor.element}
          onSubmit={(event) => {
            if (grid.finish()) editor.element.onSubmit(event);
            else event.preventDefault();
          }}
          id={id}
          aria-label="Menu"
          className="min-w-0"
        >
          <fieldset disabled={pending === "restoring"} className="contents">
            <div hidden={view !== "dishes"}>{children}</div>
            <div hidden={view !== "options"}>{wasOptions && <OptionsView />}</div>
            <Card hidden={view !== "restaurant"} className="max-w-4xl">
              {wasRestaurant && (
                <RestaurantFields
                  restaurantId={saved.id}
                  isDemo={saved.isDemo}
                  path={saved.path}
                  categories={categories}
                >
                  {mayWrite && (
                    <SimulationButton restaurantId={saved.id} draft={editor.checked} disabled={busy} />
                  )}
                </RestaurantFields>
              )}
            </Card>
          </fieldset>
        </form>
        {wasRestaurant && mayWrite && (
          <Card aria-labelledby={vouchers} hidden={view !== "restaurant"} className="grid max-w-4xl gap-5">
            <CardTitle id={vouchers}>Vouchers</CardTitle>
            <VoucherList restaurantId={saved.id} currency={saved.content.restaurant.currency} />
          </Card>
        )}
      </div>
      {wasPreviewed && (
        <div
          hidden={!showsPreview}
          className={
            isWide
              ? "sticky top-4 h-[calc(100dvh-7.5rem)]"
              : "h-[calc(100dvh-13rem)] min-h-96 max-md:h-[70dvh]"
          }
        >
          <MenuPreview
            edited={edited}
            path={saved.path}
            isDemo={saved.isDemo}
            earlier={history.shown}
            busy={busy}
            onRestore={history.restore}
            onBack={() => {
              history.hide();
              onBack();
            }}
          />
        </div>
      )}
    </div>
  );
}

/** Returns true from the first time that `isShown` was true. */
function useWasShown(isShown: boolean): boolean {
  const [was, setWas] = useState(isShown);
  if (isShown && !was) setWas(true);
  return was || isShown;
}
