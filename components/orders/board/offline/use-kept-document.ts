"use client";

import { useEffect } from "react";
import { deleteKeptOrders, noteKeptUser } from "@/components/ui/kept-data";
import { KITCHEN_ADDRESS, keepDocument } from "./keep-document";
import { keepWhileOpen } from "./keep-open";

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
    return keepWhileOpen(keepDocument);
  }, [userId]);
}
