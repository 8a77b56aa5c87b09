"use client";

import { Button } from "@/components/ui/button";
import { useOrdering } from "../ordering/context";
import { textsOf } from "../ordering/texts";
import { TotalsList } from "./totals-list";

export function CartSummary() {
  const { menu, isClosed, bill, beginPayment } = useOrdering();
  return (
    <footer className="grid gap-4 border-line border-t bg-surface px-5 pt-4 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:px-6">
      <TotalsList totals={bill.totals} />
      <Button size="lg" shape="pill" className="w-full" disabled={isClosed} onClick={beginPayment}>
        {textsOf(menu.restaurantId).checkout}
      </Button>
    </footer>
  );
}
