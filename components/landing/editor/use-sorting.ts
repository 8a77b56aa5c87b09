"use client";

import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useState,
} from "react";
import { useLoaded } from "@/components/ui/use-loaded";
import type { Dragging } from "./item";

const loadSorting = async () => (await import("./sorting")).Sorting;

type Press = { id: string; event: PointerEvent<HTMLElement> | KeyboardEvent<HTMLElement> };

const isPickUp = ({ code }: KeyboardEvent) => code === "Space" || code === "Enter";

/**
 * Loads dragging when a list is pointed at or focused. A handle that is pressed before is picked up once it has loaded,
 * unless it is released; after a failure, the next press tries again.
 */
export function useSorting() {
  const [isWanted, setWanted] = useState(false);
  const [draggings, setDraggings] = useState<ReadonlyMap<string, Dragging>>(new Map());
  const [press, setPress] = useState<Press | null>(null);
  const { value: Sorting, failed, retry } = useLoaded(loadSorting, isWanted);

  const onDragging = useCallback(
    (id: string, dragging: Dragging) => setDraggings((before) => new Map(before).set(id, dragging)),
    [],
  );

  useEffect(() => {
    if (!press) return;
    const release = () => setPress(null);
    const events = press.event.type === "keydown" ? ["focusout"] : ["pointerup", "pointercancel"];
    for (const event of events) window.addEventListener(event, release);
    return () => {
      for (const event of events) window.removeEventListener(event, release);
    };
  }, [press]);

  const handle = press && draggings.get(press.id)?.handle;
  useEffect(() => {
    if (!press || !handle) return;
    setPress(null);
    if (press.event.type === "keydown") handle.onKeyDown?.(press.event as KeyboardEvent<HTMLButtonElement>);
    else handle.onPointerDown?.(press.event as PointerEvent<HTMLButtonElement>);
  }, [press, handle]);

  function start(id: string, event: Press["event"]) {
    if (failed) retry();
    setPress({ id, event });
  }

  /** Props of a handle that can't be dragged yet. */
  const waitingHandle = (id: string): ComponentProps<"button"> => ({
    "aria-busy": press?.id === id,
    onPointerDown: (event) => start(id, event),
    onKeyDown(event) {
      if (!isPickUp(event)) return;
      if (press) setPress(null);
      else start(id, event);
    },
  });

  return {
    Sorting,
    onDragging,
    draggingOf: (id: string): Dragging => draggings.get(id) ?? { handle: waitingHandle(id) },
    /** For the element that contains the list. */
    nearby: { onPointerOver: () => setWanted(true), onFocus: () => setWanted(true) },
  };
}
