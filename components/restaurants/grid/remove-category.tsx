"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { count } from "@/components/ui/count";
import { Dialog, DialogButtons } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { MenuCategory } from "@/lib/restaurants/schema";
import { offerUndo } from "./offer-undo";
import { useGridState, useGridStore } from "./use-grid";

/** Deletes a category after asking for its dishes' new one. */
export function RemoveCategory({ category, onClose }: { category: MenuCategory; onClose: () => void }) {
  const grid = useGridStore();
  const { table } = useGridState();
  const others = table.categories.filter(({ id }) => id !== category.id);
  const dishes = table.dishes.filter((dish) => dish.category === category.id).length;
  const [to, setTo] = useState(others[0]?.id ?? "");

  function remove() {
    grid.do({ type: "removeCategory", id: category.id, to: to || null });
    offerUndo(grid, `${category.label || "Category"} deleted`, { topic: "deleted" });
    onClose();
  }

  return (
    <Dialog
      title={`Delete ${category.label || "this category"}?`}
      onClose={onClose}
      onClosed={grid.keepFocus}
    >
      <Field label={`What becomes of its ${count(dishes, "dish", "dishes")}`}>
        <Select value={to} onChange={(event) => setTo(event.target.value)}>
          {others.map(({ id, label }) => (
            <option key={id} value={id}>
              Move to {label || "a category without a name"}
            </option>
          ))}
          <option value="">Delete them too</option>
        </Select>
      </Field>
      <DialogButtons>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" onClick={remove}>
          {to ? "Delete the category" : "Delete all of it"}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
