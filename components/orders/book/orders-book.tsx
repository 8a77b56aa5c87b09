"use client";

import { BookOpenText, Download, Printer } from "lucide-react";
import type { Route } from "next";
import { useRef, useState } from "react";
import { useMay } from "@/components/accounts/role";
import { usePortalAction } from "@/components/commands/commands";
import { Button } from "@/components/ui/button";
import { buttonStyle } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { PageLink } from "@/components/ui/page-link";
import { RetryNotice } from "@/components/ui/retry-notice";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { callHref } from "@/lib/api/call";
import { RestaurantChips } from "../board/order-filters";
import { fullDayWords, hourWords, monthWords } from "./book-words";
import { Breakdown } from "./breakdown";
import { CurrencyBook } from "./currency-book";
import { MonthPicker } from "./month-picker";
import { useBook } from "./use-book";

type ShownDay = { currency: string; day: string };

/** The turnover of a month by business day. */
export function OrdersBook() {
  const { month, latest, restaurants, restaurant, book, failure, ...reading } = useBook();
  const [shown, setShown] = useState<ShownDay | null>(null);
  const exportLink = useRef<HTMLAnchorElement>(null);
  usePortalAction("book", () => exportLink.current?.focus());

  const shownBook = book?.books.find(({ currency }) => currency === shown?.currency);
  const shownDay = shownBook?.days.find(({ day }) => day === shown?.day);
  return (
    <div className="print-alone grid max-w-6xl gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {month ? (
          <MonthPicker month={month} latest={latest} onChange={reading.setMonth} />
        ) : (
          <Skeleton className="h-11 w-64 rounded-control" />
        )}
        <div className="flex flex-wrap gap-2 print:hidden">
          <a
            ref={exportLink}
            href={callHref("GET /orders/book/export", { query: reading.query })}
            download
            className={buttonStyle({ variant: "secondary", size: "sm" })}
          >
            <Download aria-hidden="true" />
            Export CSV
          </a>
          <Button variant="secondary" size="sm" disabled={!book} onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            Print
          </Button>
        </div>
      </div>
      <div className="print:hidden">
        <RestaurantChips
          restaurants={restaurants}
          value={restaurant?.id ?? "all"}
          onChange={reading.setRestaurant}
        />
      </div>
      <p className="hidden print:block">{["Day’s book", restaurant?.name].filter(Boolean).join(", ")}</p>
      {failure && <RetryNotice title={failure} onRetry={reading.reload} />}
      {!book && !failure && <LoadingBook />}
      {book?.books.length === 0 && (
        <EmptyState
          icon={BookOpenText}
          title={`No turnover in ${monthWords(book.month)}`}
          text="An order counts once it is paid by card, or when a guest orders to pay on handover."
        />
      )}
      {book?.books.map((one) => (
        <CurrencyBook
          key={one.currency}
          book={one}
          month={book.month}
          isOnly={book.books.length === 1}
          onDay={(day) => setShown({ currency: one.currency, day })}
        />
      ))}
      {book && <BookNotes timeZone={book.timeZone} dayStartHour={book.dayStartHour} />}
      {shown && shownDay && (
        <Sheet
          open
          onOpenChange={(stays) => stays || setShown(null)}
          title={fullDayWords(shownDay.day)}
          description={`${shownDay.orders.toLocaleString("en")} orders in ${shown.currency}`}
        >
          <Breakdown sums={shownDay} currency={shown.currency} className="grid gap-6 px-2 py-2" />
        </Sheet>
      )}
    </div>
  );
}

function LoadingBook() {
  return (
    <div role="status">
      <span className="sr-only">Loading the day’s book...</span>
      <div aria-hidden="true" className="grid gap-4">
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    </div>
  );
}

function BookNotes({ timeZone, dayStartHour }: { timeZone: string; dayStartHour: number }) {
  const mayChange = useMay("settings:write");
  const hour = hourWords(dayStartHour);
  return (
    <div className="grid max-w-3xl gap-2 text-ink-soft text-sm">
      <p>
        A business day lasts from {hour} to {hour} ({timeZone}), so that orders after midnight count for the
        evening. An order is turnover of the day it was placed, also if it was cancelled after payment; a
        refund counts on the day it was made, unless it failed.
        {mayChange && (
          <>
            {" "}
            <PageLink
              href={"/admin?tab=settings" as Route}
              className="font-semibold text-brand-ink underline underline-offset-4 print:hidden"
            >
              Change the hour
            </PageLink>
          </>
        )}
      </p>
      <p>
        This is no fiscal record: it adds up the orders of this site as they are now, and “On handover” notes
        how a guest was to pay, not that a till received it. Demo orders and open payments don’t count.
      </p>
    </div>
  );
}
