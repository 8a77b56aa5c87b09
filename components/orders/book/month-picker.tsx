import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { monthAfter } from "@/lib/orders/book/business-days";
import { monthWords } from "./book-words";

type MonthPickerProps = {
  month: string;
  /** The current month, which is the last one to choose; undefined until it is known. */
  latest: string | undefined;
  onChange: (month: string) => void;
};

export function MonthPicker({ month, latest, onChange }: MonthPickerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isLatest = latest !== undefined && month >= latest;
  function change(next: string) {
    // The pressed button is gone or disabled then.
    if (latest !== undefined && next >= latest) heading.current?.focus();
    onChange(next);
  }
  return (
    <div className="flex flex-wrap items-center gap-x-1 print:*:hidden">
      <IconButton
        icon={ChevronLeft}
        label="Previous month"
        onClick={() => onChange(monthAfter(month, -1))}
        className="-ml-2"
      />
      <h2
        ref={heading}
        tabIndex={-1}
        aria-live="polite"
        className="focus:outline-none min-w-42 text-center text-xl print:block!"
      >
        {monthWords(month)}
      </h2>
      <IconButton
        icon={ChevronRight}
        label="Next month"
        disabled={isLatest}
        onClick={() => change(monthAfter(month))}
      />
      {latest !== undefined && month !== latest && (
        <Button variant="quiet" size="sm" onClick={() => change(latest)}>
          This month
        </Button>
      )}
    </div>
  );
}
