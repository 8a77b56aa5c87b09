"use client";

import { type RefObject, useEffect } from "react";
import { useIdle } from "@/components/ui/use-idle";
import { useLoaded } from "@/components/ui/use-loaded";
import { useGridStore } from "./use-grid";

const load = () => import("./clipboard");

/** Copies and pastes cells while the focus is in the grid and none of them is edited. */
export function useClipboard(element: RefObject<HTMLElement | null>) {
  const grid = useGridStore();
  const isIdle = useIdle();
  const { value: clipboard } = useLoaded(load, isIdle);

  useEffect(() => {
    const isHere = () =>
      element.current?.contains(document.activeElement) && grid.get().editing === null && grid.get().cursor;

    function copy(event: ClipboardEvent) {
      const text = isHere() && clipboard?.copied(grid.get());
      if (!text) return;
      event.preventDefault();
      event.clipboardData?.setData("text/plain", text);
      if (event.type === "cut") grid.do({ type: "clear" });
    }

    function paste(event: ClipboardEvent) {
      const at = isHere();
      const text = event.clipboardData?.getData("text/plain");
      if (!at || !text) return;
      event.preventDefault();
      void load().then(({ pastedCells }) => grid.do({ type: "paste", cells: pastedCells(text), at }));
    }

    document.addEventListener("copy", copy);
    document.addEventListener("cut", copy);
    document.addEventListener("paste", paste);
    return () => {
      document.removeEventListener("copy", copy);
      document.removeEventListener("cut", copy);
      document.removeEventListener("paste", paste);
    };
  }, [element, grid, clipboard]);
}
