"use client";

import { classes } from "@/components/ui/classes";
import { placeTime } from "@/components/ui/time";
import type { PageAnnouncements } from "@/lib/announcements/answers";

type Page = PageAnnouncements["pages"][number];

/** The announcements that are shown now, and those that follow. */
export function ShownNow({ pages, timeZone }: { pages: readonly Page[]; timeZone: string }) {
  return (
    <section
      aria-label="Shown now"
      className="grid gap-3 rounded-card border border-line bg-surface px-5 py-3 text-sm"
    >
      {pages.map((one) => (
        <PageState key={one.page} state={one} timeZone={timeZone} isNamed={pages.length > 1} />
      ))}
    </section>
  );
}

type PageStateProps = { state: Page; timeZone: string; isNamed: boolean };

function PageState({ state: { page, now, next }, timeZone, isNamed }: PageStateProps) {
  const at = (moment: string) => <time dateTime={moment}>{placeTime(new Date(moment), timeZone)}</time>;
  return (
    <div className="flex gap-2.5">
      <span
        aria-hidden="true"
        className={classes("mt-1.5 size-2.5 shrink-0 rounded-full", now ? "bg-brand" : "bg-line-strong")}
      />
      <div className="wrap-anywhere grid min-w-0 gap-0.5">
        {isNamed && <p className="font-semibold">{page}</p>}
        <p>
          {now ? (
            <>
              <span className="font-semibold">Shown now:</span> <span dir="auto">{now.text}</span>
              {now.until && <span className="text-ink-soft">, until {at(now.until)}</span>}
            </>
          ) : (
            "Nothing is shown now."
          )}
        </p>
        {next?.from && (
          <p className="text-ink-soft">
            Next, from {at(next.from)}: <span dir="auto">{next.text}</span>
          </p>
        )}
      </div>
    </div>
  );
}
