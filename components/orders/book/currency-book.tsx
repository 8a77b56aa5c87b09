import { useId } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import type { Book } from "@/lib/orders/book/sum-orders";
import { BookTotals } from "./book-totals";
import { monthWords } from "./book-words";
import { Breakdown } from "./breakdown";
import { DayTable } from "./day-table";

type CurrencyBookProps = {
  book: Book;
  month: string;
  /** True if there is no book in another currency. */
  isOnly: boolean;
  onDay: (day: string) => void;
};

/** The sums, breakdown and days of a month in one currency. */
export function CurrencyBook({ book, month, isOnly, onDay }: CurrencyBookProps) {
  const heading = useId();
  const { currency, total } = book;
  const title = `${monthWords(month)} in ${currency}`;
  return (
    <div className="grid gap-4">
      <Card aria-labelledby={heading} className="grid gap-6 print:border-0 print:p-0 print:shadow-none">
        <CardTitle id={heading} className={isOnly ? "sr-only" : undefined}>
          {title}
        </CardTitle>
        <BookTotals sums={total} currency={currency} />
        <Breakdown
          sums={total}
          currency={currency}
          className="grid gap-x-10 gap-y-6 border-line border-t pt-5 lg:grid-cols-2 print:grid-cols-2"
        />
      </Card>
      <DayTable book={book} label={`Days of ${title}`} onDay={onDay} />
    </div>
  );
}
