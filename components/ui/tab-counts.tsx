"use client";

import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";

type TabCounts = Readonly<Record<string, number>>;

const CountsContext = createContext<TabCounts>({});
const ReportContext = createContext<(tab: string, count: number) => void>(() => undefined);

const none: TabCounts = {};

type TabCountsProviderProps = {
  /** The numbers by tab when the server rendered the page. */
  counts?: TabCounts | undefined;
  children: ReactNode;
};

/** Holds the numbers beside the links of the navigation: those of the server, until a screen reports newer ones. */
export function TabCountsProvider({ counts = none, children }: TabCountsProviderProps) {
  const [state, setState] = useState({ rendered: counts, counts });
  if (state.rendered !== counts) setState({ rendered: counts, counts });
  const report = useCallback((tab: string, count: number) => {
    setState((before) =>
      before.counts[tab] === count ? before : { ...before, counts: { ...before.counts, [tab]: count } },
    );
  }, []);
  return (
    <ReportContext value={report}>
      <CountsContext value={state.counts}>{children}</CountsContext>
    </ReportContext>
  );
}

/** Reports the number of a tab, once it is known. */
export function useReportTabCount(tab: string, count: number | undefined): void {
  const report = useContext(ReportContext);
  useEffect(() => {
    if (count !== undefined) report(tab, count);
  }, [report, tab, count]);
}

/** The number of new entries beside the link of a tab; nothing for none. */
export function TabCount({ tab }: { tab: string }) {
  const count = useContext(CountsContext)[tab] ?? 0;
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
