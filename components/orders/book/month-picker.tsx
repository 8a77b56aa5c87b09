import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { monthAfter } from "@/lib/orders/book/business-days";
import { monthWords } from "./book-words";

type MonthPickerProps = {
  month: string;
  /** The current month, which is the latest. */
  latest: string;
  onChange: (month: string) => void;
};

export function MonthPicker({ month, latest, onChange }: MonthPickerProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-1 print:*:hidden">
      <IconButton
        icon={ChevronLeft}
        label="Previous month"
        onClick={() => onChange(monthAfter(month, -1))}
        className="-ml-2"
      />
      <h2 aria-live="polite" className="min-w-42 text-center text-xl print:block!">
        {monthWords(month)}
      </h2>
      <IconButton
        icon={ChevronRight}
        label="Next month"
        disabled={month >= latest}
        onClick={() => onChange(monthAfter(month))}
      />
      {month !== latest && (
        <Button variant="quiet" size="sm" onClick={() => onChange(latest)}>
          This month
        </Button>
      )}
    </div>
  );
}
