"use client";

import { PencilLine } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { isFocusLost } from "@/components/ui/is-focus-lost";
import { MomentTime } from "@/components/ui/moment-time";
import { onDemand } from "@/components/ui/on-demand";
import type { RestaurantOrder } from "@/lib/orders/answers";
import { changeWords, differenceWords } from "@/lib/orders/changes/change-words";
import { changeOf } from "@/lib/orders/changes/changeable";
import type { OrderSteps } from "./use-order-steps";

const ChangeDialog = onDemand(async () => (await import("../changes/change-dialog")).ChangeDialog, null);

/** Lists the changes of an order's dishes, and offers to change them. */
export function ChangeSection({ order, steps }: { order: RestaurantOrder; steps: OrderSteps }) {
  const [isOpen, setOpen] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { changes = [], currency } = order;
  const isOffered = steps.mayChange && typeof changeOf(order) === "string";
  if (!isOffered && !isOpen && changes.length === 0) return null;
  return (
    <section aria-labelledby="order-changes" className="grid gap-3">
      <h3 ref={title} id="order-changes" tabIndex={-1} className="text-base">
        Changes
      </h3>
      {changes.length > 0 && (
        <ul className="grid gap-3">
          {changes.map((change) => (
            <li key={change.at} className="grid gap-1 rounded-inner border border-line px-3.5 py-3 text-sm">
              <p className="wrap-anywhere font-semibold">{changeWords(change)}</p>
              <p className="tabular-nums">{differenceWords(change.differenceCents, currency)}</p>
              {change.addition && <p>The added dishes are order {change.addition}.</p>}
              <p className="wrap-anywhere text-ink-soft">
                {change.by && `${change.by} · `}
                <MomentTime at={change.at} />
              </p>
            </li>
          ))}
        </ul>
      )}
      {isOffered && (
        <Button variant="secondary" className="sm:justify-self-start" onClick={() => setOpen(true)}>
          <PencilLine aria-hidden="true" />
          Change dishes
        </Button>
      )}
      {isOpen && (
        <ChangeDialog
          order={order}
          onChanged={(changed) => {
            steps.changed(changed);
            if (changed.changes?.at(-1)?.addition) steps.reload();
          }}
          onRefused={steps.reload}
          onClose={() => setOpen(false)}
          onClosed={() => {
            if (isFocusLost()) title.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </section>
  );
}
