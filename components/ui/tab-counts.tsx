"use client";

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";

type TabCounts = Readonly<Record<string, number>>;
type Shown = { rendered: TabCounts; counts: TabCounts };

const none: TabCounts = {};
const TabCountsContext = createContext<[Shown, (change: (shown: Shown) => Shown) => void]>([
  { rendered: none, counts: none },
  () => undefined,
]);

type TabCountsProviderProps = {
  /** The numbers by tab when the server rendered the page. */
  counts?: TabCounts | undefined;
  children: ReactNode;
};

/** Holds the numbers beside the links of the navigation: those of the server, until a screen reports newer ones. */
export function TabCountsProvider({ counts = none, children }: TabCountsProviderProps) {
  const state = useState<Shown>({ rendered: counts, counts });
  const [{ rendered }, change] = state;
  if (rendered !== counts) change({ rendered: counts, counts });
  return <TabCountsContext value={state}>{children}</TabCountsContext>;
}

/** Reports the number of a tab, once it is known. */
export function useReportTabCount(tab: string, count: number | undefined): void {
  const [, change] = useContext(TabCountsContext);
  useEffect(() => {
    if (count !== undefined)
      change((shown) =>
        shown.counts[tab] === count ? shown : { ...shown, counts: { ...shown.counts, [tab]: count } },
      );
  }, [change, tab, count]);
}

/** The number of new entries beside the link of a tab; nothing for none. */
export function TabCount({ tab }: { tab: string }) {
  const [{ counts }] = useContext(TabCountsContext);
  const count = counts[tab] ?? 0;
  if (count === 0) return null;
  return (
    <>
      {" "}
      <span className="ml-auto rounded-full bg-brass px-2 font-semibold text-on-brass text-xs tabular-nums leading-5">
        {count > 99 ? "99+" : count}
        <span className="sr-only"> new</span>
      </span>
    </>
  );
}

/** A dot on the button of a menu whose links have new entries, with their number for readers. */
export function TabCountsDot() {
  const [{ counts }] = useContext(TabCountsContext);
  const count = Object.values(counts).reduce((sum, one) => sum + one, 0);
  if (count === 0) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute top-2 right-1.5 size-3 rounded-full border-2 border-canvas bg-danger"
      />
      <span className="sr-only">, {count} new</span>
    </>
  );
}
