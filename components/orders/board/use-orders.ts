"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { OrderPage, OrderPageAnswer, RestaurantOrder } from "@/lib/orders/list/order-list";
import { AUTOMATIC_HEADER } from "@/lib/platform/http/automatic";
import { RequestError, request } from "@/lib/platform/http/client";

const PAGE_SIZE = 50;
/** The most that is asked for at once. */
export const LARGEST_PAGE = 200;

type Shown = {
  /** The filter that `page` belongs to. */
  query: string;
  page: OrderPage | null;
  failure: string | null;
};

const LOAD_FAILED = "Failed to load the orders";
const failureOf = (error: unknown) =>
  error instanceof RequestError ? (error.serverMessage ?? LOAD_FAILED) : LOAD_FAILED;

type Asking = { limit: number; before?: number; isAutomatic?: boolean };

function fetchOrders(query: string, { limit, before, isAutomatic }: Asking): Promise<OrderPage> {
  const parameters = new URLSearchParams(query);
  parameters.set("limit", String(limit));
  if (before !== undefined) parameters.set("before", String(before));
  return request<OrderPageAnswer>(
    `/orders?${parameters}`,
    isAutomatic ? { headers: { [AUTOMATIC_HEADER]: "1" } } : {},
  );
}

/** What was loaded before stays below the page that was loaded again. */
function withOlder(fresh: OrderPage, known: OrderPage | null): OrderPage {
  const last = fresh.orders.at(-1)?.number;
  if (fresh.next === null || last === undefined || !known) return fresh;
  const older = known.orders.filter(({ number }) => number < last);
  return older.length > 0 ? { ...fresh, orders: [...fresh.orders, ...older], next: known.next } : fresh;
}

/**
 * The orders of a filter, written as the query of `/api/orders`; loaded again whenever the filter or `version` is
 * another, at least `size` of them. `initial` belongs to the first filter.
 */
export function useOrders(query: string, version: number, initial: OrderPage | null, size = PAGE_SIZE) {
  const [shown, setShown] = useState<Shown>({ query, page: initial, failure: null });
  const [attempt, setAttempt] = useState(0);
  const [isLoadingOlder, setLoadingOlder] = useState(false);
  const latest = useRef(shown);
  const turns = useRef({ asked: 0, answered: 0, query, version });
  useEffect(() => {
    latest.current = shown;
  });

  useEffect(() => {
    const known = latest.current.query === query ? latest.current.page : null;
    // An order that comes is no sign that somebody is there.
    const isAutomatic = turns.current.version !== version;
    Object.assign(turns.current, { query, version });
    if (known && version === 0 && attempt === 0) return;
    const turn = ++turns.current.asked;
    const show = (next: (known: OrderPage | null) => Omit<Shown, "query">) => {
      if (turns.current.query !== query || turn < turns.current.answered) return;
      turns.current.answered = turn;
      setShown((before) => ({ query, ...next(before.query === query ? before.page : null) }));
    };
    const limit = Math.min(LARGEST_PAGE, Math.max(size, known?.orders.length ?? 0));
    fetchOrders(query, { limit, isAutomatic }).then(
      (fresh) => show((page) => ({ page: withOlder(fresh, page), failure: null })),
      (error: unknown) => show((page) => ({ page, failure: failureOf(error) })),
    );
  }, [query, version, attempt, size]);

  const reload = useCallback(() => setAttempt((before) => before + 1), []);

  const put = useCallback((changed: RestaurantOrder) => {
    setShown(({ page, ...rest }) => {
      const orders = page?.orders.map((one) => (one.id === changed.id ? changed : one)) ?? [];
      return { ...rest, page: page && { ...page, orders } };
    });
  }, []);

  async function loadOlder() {
    const next = shown.page?.next;
    if (next == null || isLoadingOlder) return;
    setLoadingOlder(true);
    try {
      const older = await fetchOrders(query, { limit: PAGE_SIZE, before: next });
      setShown(({ page, ...rest }) => {
        if (rest.query !== query || page?.next !== next) return { page, ...rest };
        return {
          ...rest,
          page: { ...older, counts: page.counts, orders: [...page.orders, ...older.orders] },
        };
      });
    } catch (error) {
      setShown((before) => ({ ...before, failure: failureOf(error) }));
    } finally {
      setLoadingOlder(false);
    }
  }

  const isCurrent = shown.query === query;
  const page = isCurrent ? shown.page : null;
  const failure = isCurrent ? shown.failure : null;
  return {
    page,
    failure,
    isLoading: page === null && failure === null,
    isLoadingOlder,
    reload,
    put,
    loadOlder,
  };
}

export type Orders = ReturnType<typeof useOrders>;
