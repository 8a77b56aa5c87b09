"use client";

import { ArrowDown, ArrowUp, GripVertical, Trash2 } from "lucide-react";
import type { ComponentProps, CSSProperties, ReactNode, Ref } from "react";
import { classes } from "@/components/ui/classes";
import { IconButton } from "@/components/ui/icon-button";

/** Props of an entry that can be dragged; only those of its handle until dragging has loaded. */
export type Dragging = {
  entry?: Ref<HTMLLIElement>;
  style?: CSSProperties;
  isDragging?: boolean;
  handle: ComponentProps<"button">;
};

/** Drags an entry by mouse, touch or keyboard. */
export const DragHandle = ({ name, handle }: { name: string; handle: ComponentProps<"button"> }) => (
  <button
    type="button"
    {...handle}
    title={`Drag ${name}`}
    className="grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink active:cursor-grabbing aria-busy:cursor-progress md:size-9"
  >
    <GripVertical aria-hidden="true" className="size-4.5" />
    <span className="sr-only">Drag {name}</span>
  </button>
);

type StepButtonsProps = {
  /** The entry's name in a sentence. */
  name: string;
  /** Identifies the entry's buttons, so that the pressed one keeps the focus. */
  action: string | number;
  isFirst: boolean;
  isLast: boolean;
  onStep: (by: 1 | -1) => void;
};

/** Moves an entry by one place. */
export const StepButtons = ({ name, action, isFirst, isLast, onStep }: StepButtonsProps) => (
  <>
    <IconButton
      icon={ArrowUp}
      label={`Move ${name} up`}
      data-action={`${action}-up`}
      disabled={isFirst}
      onClick={() => onStep(-1)}
    />
    <IconButton
      icon={ArrowDown}
      label={`Move ${name} down`}
      data-action={`${action}-down`}
      disabled={isLast}
      onClick={() => onStep(1)}
    />
  </>
);

type ItemProps = {
  index: number;
  count: number;
  noun: string;
  compact?: boolean | undefined;
  onStep: (by: 1 | -1) => void;
  onRemove: () => void;
  dragging: Dragging;
  children: ReactNode;
};

/** An entry of a list with its handle, number and buttons. */
export function Item(props: ItemProps) {
  const { index, count, noun, compact, onStep, onRemove, children, dragging } = props;
  const name = `${noun} ${index + 1}`;

  return (
    <li
      ref={dragging.entry}
      aria-label={name}
      style={dragging.style}
      className={classes(
        "@container relative rounded-inner border bg-raised",
        dragging.isDragging ? "z-10 border-brand shadow-raised" : "border-line",
      )}
    >
      <div className="flex items-center gap-1 border-line border-b px-1">
        <DragHandle name={name.toLowerCase()} handle={dragging.handle} />
        <p aria-hidden="true" className="min-w-0 flex-1 truncate font-semibold text-ink-soft text-xs">
          {name}
        </p>
        <StepButtons
          name={name.toLowerCase()}
          action={index}
          isFirst={index === 0}
          isLast={index === count - 1}
          onStep={onStep}
        />
        <IconButton
          icon={Trash2}
          label={`Remove ${name.toLowerCase()}`}
          data-action={`${index}-remove`}
          className="hover:bg-danger-soft hover:text-danger"
          onClick={onRemove}
        />
      </div>
      <div className={classes("grid gap-4 p-4", compact && "@sm:grid-cols-2")}>{children}</div>
    </li>
  );
}
