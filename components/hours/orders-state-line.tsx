import { classes } from "@/components/ui/classes";
import type { OrdersState } from "@/lib/restaurants/hours/answers";
import { PauseControl } from "./pause-control";

type OrdersStateLineProps = { state: OrdersState; onChanged: (states: OrdersState[]) => void };

/** Whether a restaurant takes orders now, with the button to pause them. */
export function OrdersStateLine({ state, onChanged }: OrdersStateLineProps) {
  const { takesOrders, text, pause } = state;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface px-5 py-3">
      <p className="flex min-w-0 items-center gap-2.5 text-sm">
        <span
          aria-hidden="true"
          className={classes("size-2.5 shrink-0 rounded-full", takesOrders ? "bg-brand" : "bg-brass")}
        />
        <span className="min-w-0">
          <span className="font-semibold">{takesOrders ? "Takes orders." : "Takes no orders."}</span> {text}
          {pause?.by && <span className="text-ink-soft"> Paused by {pause.by}.</span>}
        </span>
      </p>
      <PauseControl state={state} onChanged={onChanged} />
    </div>
  );
}
