"use client";

import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { callFailure } from "@/components/ui/call-failure";
import { call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";
import type { Translate } from "@/lib/platform/language/translate";
import type { TableSeat } from "@/lib/tables/answers";
import { NO_SEAT } from "@/lib/tables/needs-code";
import { OWN_TABLE } from "@/lib/tables/paths";
import type { TableRequestKind } from "@/lib/tables/schema";

/** The interval of looking at the table again, in milliseconds. */
const REFRESH_MS = 20_000;

/**
 * Takes the seat of a scanned code and follows its table. The address of the page loses the code, so that it can't be opened
 * again after the guests have left.
 */
export function useTableSeat(code: string | null, initial: TableSeat, t: Translate) {
  const [seat, setSeat] = useState(initial);
  const [isSeated, setSeated] = useState(code === null);
  const [pending, setPending] = useState<TableRequestKind | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [lost, setLost] = useState<string | null>(null);

  const take = useCallback(async () => {
    if (code === null) return;
    setFailure(null);
    try {
      setSeat((await call("POST /tables/seat", { body: { code } })).seat);
      setSeated(true);
      window.history.replaceState(null, "", OWN_TABLE);
    } catch (error) {
      setFailure(callFailure(error, t("The table could not be reached. Please try again."), t));
    }
  }, [code, t]);
  useEffect(() => void take(), [take]);

  const look = useEffectEvent(async () => {
    if (!isSeated || document.hidden) return;
    try {
      const { seat: own } = await call("GET /tables/seat");
      if (own) setSeat(own);
      setLost(own ? null : t(NO_SEAT));
    } catch (error) {
      if (error instanceof RequestError && error.status === 404) setLost(error.message);
    }
  });
  useEffect(() => {
    const timer = setInterval(() => void look(), REFRESH_MS);
    const onVisible = () => void look();
    document.addEventListener("visibilitychange", onVisible);
    // A page from the browser's memory shows what was true before the guest ordered.
    window.addEventListener("pageshow", onVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onVisible);
      window.removeEventListener("pageshow", onVisible);
    };
  }, []);

  async function ask(kind: TableRequestKind) {
    setPending(kind);
    setFailure(null);
    try {
      setSeat((await call("POST /tables/seat/requests", { body: { kind } })).seat);
    } catch (error) {
      setFailure(callFailure(error, t("The answer was lost. Please press the button again."), t));
      await look();
    } finally {
      setPending(null);
    }
  }

  return {
    seat,
    /** True once the phone has its seat. */
    isSeated,
    /** Why the code is not valid any more; null while it is. */
    lost,
    pending,
    failure,
    ask: (kind: TableRequestKind) => void ask(kind),
    takeAgain: () => void take(),
  };
}
