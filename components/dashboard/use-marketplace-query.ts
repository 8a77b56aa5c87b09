"use client";

import { useSearchParams } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import {
  type MarketplaceQuery,
  marketplaceAddress,
  readMarketplaceQuery,
} from "@/lib/dashboard/marketplace-query";

/** Debounce in milliseconds: browsers allow about a hundred changes of the address in half a minute. */
const DEBOUNCE_MS = 300;

const read = (params: URLSearchParams) => readMarketplaceQuery(Object.fromEntries(params));

/** Keeps the search in the address, without requests to the server. */
export function useMarketplaceQuery() {
  const params = useSearchParams();
  const address = marketplaceAddress(read(params));
  const [query, setQuery] = useState(() => read(params));
  const written = useRef(address);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The tab's own link, or Back, changes the query.
  useEffect(() => {
    if (address === written.current) return;
    written.current = address;
    clearTimeout(typing.current);
    setQuery(read(new URLSearchParams(address.split("?")[1])));
  }, [address]);

  useEffect(() => () => clearTimeout(typing.current), []);

  const change = useCallback((next: MarketplaceQuery, pause = 0) => {
    setQuery(next);
    clearTimeout(typing.current);
    typing.current = setTimeout(() => {
      written.current = marketplaceAddress(next);
      window.history.replaceState(null, "", written.current);
    }, pause);
  }, []);

  const search = useCallback((text: string) => change({ ...query, text }, DEBOUNCE_MS), [change, query]);
  return { query, search, change };
}
