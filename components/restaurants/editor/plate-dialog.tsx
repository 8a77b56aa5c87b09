"use client";

import { Button } from "@/components/ui/button";
import { Dialog, DialogButtons } from "@/components/ui/dialog";
import { dishProblems } from "../grid/menu-problems";
import { findDish } from "../grid/table";
import { useGridStore, useWatched } from "../grid/use-grid";
import { DishPlate } from "../phone/dish-plate";

export function PlateDialog({ dish: id, onClose }: { dish: string; onClose: () => void }) {
  const grid = useGridStore();
  const dish = useWatched(grid, ({ table }) => findDish(table, id));
  if (!dish) return null;
  return (
    <Dialog
      title={`Picture of ${dish.name || "the dish"}`}
      description="Without a picture, guests see the emoji on a plate."
      onClose={onClose}
      onClosed={grid.focus}
    >
      <DishPlate dish={dish} problems={dishProblems(dish) ?? {}} />
      <DialogButtons>
        <Button onClick={onClose}>Done</Button>
      </DialogButtons>
    </Dialog>
  );
}
