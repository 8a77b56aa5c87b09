"use client";

import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { HEAD_HEIGHT_PX, ROW_HEIGHT_PX } from "./layout";
import type { Place } from "./move";
import { categoryIdOf } from "./rows";
import { rowsIn } from "./state";
import { useGridStore } from "./use-grid";

/** Distance from the edge at which scrolling starts, in pixels, and its step per frame. */
const SCROLL_MARGIN_PX = 48;
const SCROLL_STEP_PX = 14;

type Drag = {
  row: string;
  /** Index of the row before which it would be dropped. */
  to: number;
};

/** Drags dishes and categories by their handle; a line marks the drop position. Escape cancels. */
export function useDrag(scroller: RefObject<HTMLElement | null>) {
  const grid = useGridStore();
  const [drag, setDrag] = useState<Drag | null>(null);
  const latest = useRef<Drag | null>(null);
  const pointer = useRef({ y: 0 });

  const show = (next: Drag | null) => {
    const before = latest.current;
    latest.current = next;
    if (before?.row !== next?.row || before?.to !== next?.to) setDrag(next);
  };
  const isDragging = drag !== null;

  useEffect(() => {
    if (!isDragging) return;
    let frame = 0;
    const ended = new AbortController();
    const { signal } = ended;

    function placeAt(y: number, row: string): number {
      const element = scroller.current;
      if (!element) return 0;
      const top = element.getBoundingClientRect().top + HEAD_HEIGHT_PX;
      const place = Math.round((y - top + element.scrollTop) / ROW_HEIGHT_PX);
      const least = categoryIdOf(row) === null ? 1 : 0;
      return Math.max(least, Math.min(place, rowsIn(grid.get()).list.length));
    }
    const follow = () => {
      const dragged = latest.current;
      if (dragged) show({ ...dragged, to: placeAt(pointer.current.y, dragged.row) });
    };
    function scroll() {
      const element = scroller.current;
      const box = element?.getBoundingClientRect();
      if (element && box) {
        const { y } = pointer.current;
        const by =
          y < box.top + HEAD_HEIGHT_PX + SCROLL_MARGIN_PX
            ? -SCROLL_STEP_PX
            : y > box.bottom - SCROLL_MARGIN_PX
              ? SCROLL_STEP_PX
              : 0;
        if (by) {
          element.scrollTop += by;
          follow();
        }
      }
      frame = requestAnimationFrame(scroll);
    }
    function move(event: globalThis.PointerEvent) {
      pointer.current = { y: event.clientY };
      follow();
    }
    function drop() {
      const dragged = latest.current;
      show(null);
      if (!dragged) return;
      const { list } = rowsIn(grid.get());
      const category = categoryIdOf(dragged.row);
      if (category) {
        const next = list.slice(dragged.to).find((row) => row.kind === "category");
        grid.do({ type: "dropCategory", id: category, before: next?.category.id ?? null });
        return;
      }
      const [above, next] = [list[dragged.to - 1], list[dragged.to]];
      const drop = (place: Place) => grid.do({ type: "dropDish", id: dragged.row, place });
      if (next?.kind === "dish") drop({ before: next.id });
      else if (next?.kind === "add") drop({ endOf: next.category.id });
      else if (above && above.kind !== "dish") drop({ endOf: above.category.id });
    }
    function press(event: KeyboardEvent) {
      if (event.key === "Escape") show(null);
    }
    frame = requestAnimationFrame(scroll);
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", drop, { signal });
    window.addEventListener("pointercancel", () => show(null), { signal });
    window.addEventListener("keydown", press, { signal });
    return () => {
      cancelAnimationFrame(frame);
      ended.abort();
    };
  });

  /**
   * Starts a drag if a handle is pressed.
   * @returns true if it started
   */
  function begin(event: PointerEvent): boolean {
    const handle = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-drag]") : null;
    const row = handle?.dataset.drag;
    if (!row || event.button !== 0 || grid.get().search || !grid.finish()) return false;
    event.preventDefault();
    pointer.current = { y: event.clientY };
    show({ row, to: rowsIn(grid.get()).places.get(row) ?? 0 });
    return true;
  }

  return { drag, begin };
}
