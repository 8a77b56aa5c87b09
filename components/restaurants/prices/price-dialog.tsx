"use client";

import { useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { count } from "@/components/ui/count";
import { Dialog, DialogButtons } from "@/components/ui/dialog";
import { nameSome } from "@/components/ui/name-some";
import { Notice } from "@/components/ui/notice";
import { highestPrice } from "@/lib/restaurants/editor/price-text";
import { changePrices } from "@/lib/restaurants/editor/prices";
import type { MenuDish } from "@/lib/restaurants/schema";
import { useGridStore, useWatched } from "../grid/use-grid";
import { ChangeFields } from "./change-fields";
import { PricePreview } from "./price-preview";
import { type ChangeForm, readChange } from "./read-change";
import { type DishScope, dishesIn, ScopeField } from "./scope-field";

type PriceDialogProps = {
  chosen: readonly string[];
  onClose: () => void;
};

const untouched: ChangeForm = { direction: "raise", unit: "percent", by: "", rounding: "none" };

/** Changes many prices at once, and shows each before and after. */
export function PriceDialog({ chosen, onClose }: PriceDialogProps) {
  const grid = useGridStore();
  const { dishes, categories } = useWatched(grid, ({ table }) => table);
  const currency = useWatched(grid, (state) => state.currency);
  const [scope, setScope] = useState<DishScope>(chosen.length > 0 ? "chosen" : "all");
  const [form, setForm] = useState(untouched);
  const [isTried, setTried] = useState(false);

  const concerned = useMemo(() => dishesIn(scope, dishes, chosen), [scope, dishes, chosen]);
  const read = useMemo(() => readChange(form, currency), [form, currency]);
  const result = useMemo(
    () => ("change" in read ? changePrices(concerned, read.change, currency) : null),
    [read, concerned, currency],
  );
  const problem = "problem" in read && (isTried || form.by.trim() !== "") ? read.problem : undefined;
  const changing = result?.prices.size ?? 0;

  function apply() {
    setTried(true);
    if (!result || changing === 0) return;
    grid.do({
      type: "changeMany",
      changes: new Map([...result.prices].map(([dish, priceCents]) => [dish, { priceCents }])),
      label: `${count(changing, "price")} changed`,
    });
    onClose();
  }

  return (
    <Dialog
      title="Change prices"
      description="You see every new price before anything changes."
      width="wide"
      onClose={onClose}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <ScopeField
          scope={scope}
          dishes={dishes}
          categories={categories}
          chosen={chosen}
          onChange={setScope}
        />
        <ChangeFields form={form} currency={currency} problem={problem} onChange={setForm} />
        <p role="status" className="sr-only">
          {result && `${count(changing, "price")} would change`}
        </p>
        {result && result.outside.length > 0 && <Outside dishes={result.outside} currency={currency} />}
        {result && <PricePreview dishes={concerned} prices={result.prices} currency={currency} />}
        <DialogButtons>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={result !== null && changing === 0}>
            {changing > 0 ? `Change ${count(changing, "price")}` : "Change prices"}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

function Outside({ dishes, currency }: { dishes: readonly MenuDish[]; currency: string }) {
  const list = nameSome(
    dishes.map(({ name }) => `“${name}”`),
    (more) => count(more, "other"),
  );
  return (
    <Notice tone="warning" title={`${count(dishes.length, "price")} can’t be changed so far`}>
      <p>
        {list} would cost less than nothing, or more than {highestPrice(currency)}, and{" "}
        {dishes.length === 1 ? "keeps its" : "keep their"} price.
      </p>
    </Notice>
  );
}
