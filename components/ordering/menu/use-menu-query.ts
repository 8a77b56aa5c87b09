"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { type MenuQuery, menuQueryString, readMenuQuery } from "@/lib/ordering/search";
import type { Menu } from "@/lib/ordering/types";

/** Browsers allow about a hundred changes of the address in half a minute, and some guests type fast. */
const TYPING_PAUSE = 300;

/** A page in a frame leaves the history to the page around it. */
const isFramed = () => window.parent !== window;

const address = (query: MenuQuery) => `${window.location.pathname}${menuQueryString(query)}`;

/** What the guest looks for. It stands in the address: it can be shared, and Back undoes a choice of category. */
export function useMenuQuery(menu: Menu, initial: MenuQuery) {
  const [query, setQuery] = useState(initial);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const readAddress = () => {
      clearTimeout(typing.current);
      setQuery(readMenuQuery(menu, Object.fromEntries(new URLSearchParams(window.location.search))));
    };
    window.addEventListener("popstate", readAddress);
    return () => {
      clearTimeout(typing.current);
      window.removeEventListener("popstate", readAddress);
    };
  }, [menu]);

  const search = useCallback((text: string) => {
    setQuery((before) => {
      const next = { ...before, text };
      clearTimeout(typing.current);
      typing.current = setTimeout(() => window.history.replaceState(null, "", address(next)), TYPING_PAUSE);
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
