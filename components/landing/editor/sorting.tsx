"use client";

import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { memo, useId, useLayoutEffect, useRef } from "react";
import type { Dragging } from "./item";

type Report = (id: string, dragging: Dragging) => void;

export type SortingProps = {
  ids: string[];
  noun: string;
  onMove: (from: number, to: number) => void;
  /** Receives what an entry needs to be dragged, and its position while it is. Must be stable. */
  onDragging: Report;
};

// With other objects at each render, the handles would get other listeners at each render.
const byPointer = { activationConstraint: { distance: 4 } };
const byKeyboard = { coordinateGetter: sortableKeyboardCoordinates };
const vertically: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const instructions = {
  draggable:
    "To pick up an entry, press Space or Enter. Move it with the up and down arrow keys, press Space or Enter again to drop it, or Escape to put it back.",
};

/**
 * Lets a list's entries be dragged by pointer, touch and keyboard. It is beside the list, not around it, so that entries
 * keep their state when it has loaded.
 */
export function Sorting({ ids, noun, onMove, onDragging }: SortingProps) {
  const id = useId();
  const sensors = useSensors(useSensor(PointerSensor, byPointer), useSensor(KeyboardSensor, byKeyboard));
  const place = (item: string | number) => `${ids.indexOf(String(item)) + 1} of ${ids.length}`;
  const moved = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      moved.current = false;
      return `${noun} picked up from position ${place(active.id)}.`;
    },
    onDragOver: ({ active, over }) => {
      if (!over || (!moved.current && over.id === active.id)) return undefined;
      moved.current = true;
      return `${noun} is over position ${place(over.id)}.`;
    },
    onDragEnd: ({ over }) => (over ? `${noun} dropped at position ${place(over.id)}.` : `${noun} put back.`),
    onDragCancel: ({ active }) => `${noun} put back at position ${place(active.id)}.`,
  };

  function end({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  }

  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[vertically]}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
      onDragEnd={end}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {ids.map((item) => (
          <SortableEntry key={item} id={item} onDragging={onDragging} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

const SortableEntry = memo(function SortableEntry({ id, onDragging }: { id: string; onDragging: Report }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const y = transform?.y;

  useLayoutEffect(() => {
    onDragging(id, {
      entry: setNodeRef,
      style: { transform: y === undefined ? undefined : `translate3d(0, ${y}px, 0)`, transition },
      isDragging,
      handle: { ...attributes, ...listeners, ref: setActivatorNodeRef },
    });
  }, [id, onDragging, setNodeRef, setActivatorNodeRef, attributes, listeners, y, transition, isDragging]);

  return null;
});
