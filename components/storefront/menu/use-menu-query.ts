"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import {
  everything,
  type FoundDishes,
  type MenuQuery,
  menuQueryString,
  readMenuQuery,
} from "@/lib/restaurants/published/search";
import type { Restaurant } from "@/lib/restaurants/published/types";

/** Debounce in milliseconds: browsers allow about a hundred changes of the address in half a minute. */
const DEBOUNCE_MS = 300;

/** Framed pages don't change the history. */
const isFramed = () => window.parent !== window;

const address = (query: MenuQuery) => `${window.location.pathname}${menuQueryString(query)}`;

const fromAddress = (restaurant: Restaurant) =>
  readMenuQuery(restaurant, Object.fromEntries(new URLSearchParams(window.location.search)));

/**
 * Keeps the guest's search in the address, to be shared and for Back. The page is cached for all queries, so the query
 * is read in the browser.
 * @param found results searched by the server for browsers without JavaScript; with JavaScript the whole menu is loaded
 *   instead
 */
export function useMenuQuery(restaurant: Restaurant, found?: FoundDishes) {
  const [query, setQuery] = useState(found?.query ?? everything);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isRead = useRef(false);

  useEffect(() => {
    if (found) window.location.replace(address(found.query));
  }, [found]);

  useEffect(() => {
    if (isRead.current) return;
    isRead.current = true;
    const asked = fromAddress(restaurant);
    // Text typed before hydration is newer than the address.
    if (menuQueryString(asked)) setQuery(({ text }) => (text ? { ...asked, text } : asked));
  }, [restaurant]);

  useEffect(() => {
    const readAddress = () => {
      clearTimeout(typing.current);
      setQuery(fromAddress(restaurant));
    };
    window.addEventListener("popstate", readAddress);
    return () => {
      clearTimeout(typing.current);
      window.removeEventListener("popstate", readAddress);
    };
  }, [restaurant]);

  const search = useCallback((text: string) => {
    setQuery((before) => {
      const next = { ...before, text };
      clearTimeout(typing.current);
      typing.current = setTimeout(() => window.history.replaceState(null, "", address(next)), DEBOUNCE_MS);
      return next;
    });
  }, []);

  const choose = useCallback(
    (next: MenuQuery) => {
      clearTimeout(typing.current);
      if (menuQueryString(next) !== menuQueryString(query)) {
        window.history[isFramed() ? "replaceState" : "pushState"](null, "", address(next));
      }
      setQuery(next);
    },
    [query],
  );

  return { query, search, choose };
}
