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
import { type ReactNode, useId, useRef } from "react";
import { Item, type ItemProps } from "./item";

export type SortableItemsProps = {
  ids: string[];
  noun: string;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};

const vertically: Modifier = ({ transform }) => ({ ...transform, x: 0 });
const instructions = {
  draggable:
    "To pick up an entry, press Space or Enter. Move it with the up and down arrow keys, press Space or Enter again to drop it, or Escape to put it back.",
};

/** Lets a list's entries be dragged by pointer, touch and keyboard. */
export function SortableItems({ ids, noun, onMove, children }: SortableItemsProps) {
  const id = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
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
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** An entry that can be dragged. */
export function SortableItem(props: ItemProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: props.id });
  const style = { transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition };
  const handle = { ...attributes, ...listeners, ref: setActivatorNodeRef };
  return <Item {...props} dragging={{ entry: setNodeRef, style, isDragging, handle }} />;
}
