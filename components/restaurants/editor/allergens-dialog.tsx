"use client";

import { Button } from "@/components/ui/button";
import { Dialog, DialogButtons } from "@/components/ui/dialog";
import type { MenuDish } from "@/lib/restaurants/schema";
import { dishProblems } from "../grid/menu-problems";
import { findDish } from "../grid/table";
import { useGridStore, useWatched } from "../grid/use-grid";
import { AllergensField } from "../options/allergens-field";
import { useDishText } from "../phone/use-dish-text";

export function AllergensDialog({ dish: id, onClose }: { dish: string; onClose: () => void }) {
  const grid = useGridStore();
  const dish = useWatched(grid, ({ table }) => findDish(table, id));
  if (!dish) return null;
  return (
    <Dialog
      title={`Allergens of ${dish.name || "the dish"}`}
      description="Guests read them on the menu, and the kitchen with each order."
      onClose={onClose}
      onClosed={grid.focus}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
        }}
      >
        <DishAllergens dish={dish} />
        <DialogButtons>
          <Button type="submit">Done</Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

function DishAllergens({ dish }: { dish: MenuDish }) {
  const { control } = useDishText(dish, "allergens");
  return <AllergensField error={dishProblems(dish)?.allergens} control={control} />;
}
