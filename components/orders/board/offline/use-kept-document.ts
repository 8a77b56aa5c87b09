"use client";

import { useEffect } from "react";
import { deleteKeptOrders, noteKeptUser } from "@/components/ui/kept-data";
import { KITCHEN_ADDRESS, keepDocument } from "./keep-document";

/** The delay until the files of the view are loaded, and the interval of keeping it again, in milliseconds. */
const DELAY_MS = { first: 10_000, next: 6 * 3_600_000 };

/** Gives the kitchen view its own address, for a reload. */
function showAddress() {
  const { pathname, search } = window.location;
  if (pathname === "/admin" && pathname + search !== KITCHEN_ADDRESS)
    window.history.replaceState(null, "", KITCHEN_ADDRESS);
}

/** Keeps the document of the kitchen view for a verified user while it is open, and nothing of other users. */
export function useKeptDocument(userId: string | undefined) {
  useEffect(() => {
    if (userId === undefined) return;
    void deleteKeptOrders(userId).then(() => noteKeptUser(userId));
    showAddress();
    const keep = () => void keepDocument().catch(() => undefined);
    const first = setTimeout(keep, DELAY_MS.first);
    const next = setInterval(keep, DELAY_MS.next);
    return () => {
      clearTimeout(first);
      clearInterval(next);
    };
  }, [userId]);
}
