import { Clock } from "lucide-react";
import type { HoursState } from "@/lib/restaurants/hours/hours-state";

/** Says until when a restaurant is open, or when it opens. */
export function HoursLine({ takesOrders, text }: HoursState) {
  if (text === "") return null;
  if (takesOrders)
    return (
      <p className="flex items-center gap-2 px-gutter pt-4 font-medium text-sm">
        <Clock aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.9} />
        {text}
      </p>
    );
  return (
    <div role="status" className="bg-brass-soft px-gutter py-4 text-center text-brass-ink">
      <p className="font-semibold text-lg">{text}</p>
      <p className="text-sm">You can look at the menu and fill your cart: it is kept.</p>
    </div>
  );
}
