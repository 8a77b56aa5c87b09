import { Clock } from "lucide-react";
import type { HoursState } from "@/lib/restaurants/hours/hours-state";

type HoursLineProps = HoursState & {
  /** Shown while no orders are taken. */
  explanation: string;
};

/** Says until when a restaurant is open, or when it opens; announces each change. */
export function HoursLine({ takesOrders, text, explanation }: HoursLineProps) {
  return (
    <div role="status">
      {text === "" ? null : takesOrders ? (
        <p className="flex items-center gap-2 px-gutter pt-4 font-medium text-sm">
          <Clock aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.9} />
          {text}
        </p>
      ) : (
        <div className="bg-brass-soft px-gutter py-4 text-center text-brass-ink">
          <p className="font-semibold text-lg">{text}</p>
          <p className="text-sm">{explanation}</p>
        </div>
      )}
    </div>
  );
}
