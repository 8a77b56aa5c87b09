"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { useMay } from "@/components/accounts/role";
import { useSoldOut } from "@/components/orders/board/use-sold-out";
import { notify } from "@/components/ui/messages";
import { onDemand } from "@/components/ui/on-demand";
import { useHydrated } from "@/components/ui/use-hydrated";
import { callHref } from "@/lib/api/call";
import type { MenuDraft } from "@/lib/restaurants/answers";
import { hasAllergens, hasKinds } from "../grid/columns";
import { type GridActions, GridActionsContext, type Opened } from "../grid/grid-actions";
import { shownColumns } from "../grid/layout";
import { MenuGrid } from "../grid/menu-grid";
import { offerUndo } from "../grid/offer-undo";
import { hasChosen, SelectionBar } from "../grid/selection-bar";
import { namedAll } from "../grid/step-words";
import { findCategory, findDish } from "../grid/table";
import { Toolbar } from "../grid/toolbar";
import { useGridStore, useWatched } from "../grid/use-grid";
import { usePageKeys } from "../grid/use-page-keys";
import { usePasting } from "../grid/use-pasting";
import { EmptyMenu } from "./empty-menu";
import { MenuSkeleton } from "./menu-skeleton";
import type { MenuEditorState } from "./use-menu-editor";

const DishList = onDemand(async () => (await import("../phone/dish-list")).DishList, <MenuSkeleton />);
const RowMenu = onDemand(async () => (await import("../grid/row-menu")).RowMenu, null);
const ImportDialog = onDemand(async () => (await import("../transfer/import-dialog")).ImportDialog, null);
const AllergensDialog = onDemand(async () => (await import("./allergens-dialog")).AllergensDialog, null);
const TimesDialog = onDemand(async () => (await import("./times-dialog")).TimesDialog, null);
const PlateDialog = onDemand(async () => (await import("./plate-dialog")).PlateDialog, null);
const RemoveCategory = onDemand(async () => (await import("../grid/remove-category")).RemoveCategory, null);
const KeyHelp = onDemand(async () => (await import("../grid/key-help")).KeyHelp, null);
const PriceDialog = onDemand(async () => (await import("../prices/price-dialog")).PriceDialog, null);

type DishesViewProps = {
  isShown: boolean;
  isNarrow: boolean;
  /** Id of the dish in the link. */
  linked: string | null;
  editor: MenuEditorState;
  /** Id of the dish open on a phone. */
  sheet: string | null;
  onSheet: (dish: string | null) => void;
  onAddDish: (category: string) => void;
};

/** Reads which published dishes are sold out; nothing unless `offered`. */
function useSoldOutOf({ id, publishedVersion }: MenuDraft, offered: boolean) {
  const { restaurants, setSoldOut, reload } = useSoldOut(offered);
  const published = useRef(publishedVersion);
  useEffect(() => {
    if (published.current !== publishedVersion) reload();
    published.current = publishedVersion;
  });
  const dishes = restaurants?.find(({ restaurantId }) => restaurantId === id)?.dishes;
  const known = useMemo(() => dishes && new Map(dishes.map((dish) => [dish.id, dish.soldOut])), [dishes]);
  return { known: known ?? null, set: setSoldOut };
}

/** Edits the dishes of a menu: as a grid, on a phone as a list. */
export function DishesView(props: DishesViewProps) {
  const { isShown, isNarrow, linked, editor, sheet, onSheet, onAddDish } = props;
  const grid = useGridStore();
  const hydrated = useHydrated();
  const { id: restaurantId } = editor.saved;
  const hasSoldOut = useMay("sold-out:write");
  const soldOut = useSoldOutOf(editor.saved, hasSoldOut);
  const hasOptions = useWatched(grid, (state) => state.table.optionGroups.length > 0);
  const isOfKinds = useWatched(grid, (state) => hasKinds(state.table));
  const showsAllergens = useWatched(grid, (state) => hasAllergens(state.table));
  const showsKinds = isOfKinds || editor.saved.content.restaurant.orderKinds.length > 1;
  const columns = useMemo(
    () => shownColumns({ hasSoldOut, hasOptions, hasKinds: showsKinds, hasAllergens: showsAllergens }),
    [hasSoldOut, hasOptions, showsKinds, showsAllergens],
  );
  const [opened, setOpened] = useState<Opened | null>(null);
  const table = useWatched(grid, (state) => state.table);
  const isChoosing = useWatched(grid, hasChosen);
  usePageKeys(isShown, () => setOpened({ what: "keys" }));
  usePasting(
    restaurantId,
    isShown,
    (pasted) => grid.finish() && setOpened({ what: "import", way: "paste", pasted }),
  );
  const close = () => setOpened(null);
  const latest = useRef({ setSoldOut: soldOut.set, settle: editor.settle });
  latest.current = { setSoldOut: soldOut.set, settle: editor.settle };

  const actions = useMemo<GridActions>(
    () => ({
      addDish: onAddDish,
      open: setOpened,
      setSoldOut: ({ id: dish, name }, isSoldOut) =>
        latest.current.setSoldOut(restaurantId, { id: dish, name }, isSoldOut),
      remove(ids) {
        const message = `${namedAll(grid.get().table, ids)} deleted`;
        grid.do({ type: "remove", ids });
        offerUndo(grid, message, { topic: "deleted" });
      },
      removeCategory(category) {
        const { table } = grid.get();
        if (table.categories.length < 2) {
          notify.info("A menu needs a category", {
            description: "Rename this one, or add another one first.",
          });
          return;
        }
        if (table.dishes.some((dish) => dish.category === category))
          setOpened({ what: "category", category });
        else grid.do({ type: "removeCategory", id: category, to: null });
      },
      /** Saves first: the file is made from the saved draft. */
      async exportTable(table) {
        if (!(await latest.current.settle())) return;
        const link = document.createElement("a");
        link.href = callHref("GET /menus/{id}/export", { params: { id: restaurantId }, query: { table } });
        link.download = "";
        link.click();
      },
    }),
    [grid, restaurantId, onAddDish],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where a link led to a dish
  useEffect(() => {
    if (!linked || !findDish(grid.get().table, linked)) return;
    grid.do({ type: "point", cell: { row: linked, column: "name" } });
    grid.focus();
    onSheet(linked);
  }, []);

  if (!hydrated) return <MenuSkeleton />;
  const category = opened?.what === "category" ? findCategory(table, opened.category) : undefined;
  const timed = opened?.what === "times" ? findCategory(table, opened.category) : undefined;
  return (
    <GridActionsContext value={actions}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {isChoosing && !isNarrow ? <SelectionBar /> : <Toolbar />}
        {table.dishes.length === 0 && <EmptyMenu />}
        {isNarrow ? (
          <DishList open={sheet} onOpen={onSheet} soldOut={soldOut.known} />
        ) : (
          <MenuGrid restaurantId={restaurantId} columns={columns} soldOut={soldOut.known} />
        )}
        {opened?.what === "menu" && <RowMenu {...opened} soldOut={soldOut.known} onClose={close} />}
        {opened?.what === "plate" && <PlateDialog dish={opened.dish} onClose={close} />}
        {opened?.what === "allergens" && <AllergensDialog dish={opened.dish} onClose={close} />}
        {timed && <TimesDialog category={timed} onClose={close} />}
        {category && <RemoveCategory category={category} onClose={close} />}
        {opened?.what === "import" && <ImportDialog {...opened} onClose={close} />}
        {opened?.what === "keys" && <KeyHelp onClose={close} onClosed={grid.keepFocus} />}
        {opened?.what === "prices" && <PriceDialog chosen={opened.chosen} onClose={close} />}
      </div>
    </GridActionsContext>
  );
}
