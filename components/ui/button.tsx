"use client";

import type { ComponentProps, MouseEvent } from "react";
import { type ButtonStyle, buttonStyle } from "./button-style";
import { Spinner } from "./spinner";

type ButtonProps = Omit<ComponentProps<"button">, keyof ButtonStyle> &
  ButtonStyle & {
    /** Shows a spinner and ignores presses; unlike `disabled`, it keeps the focus. */
    pending?: boolean;
  };

/** Returns whether a click was made by mouse or touch; one by key or by Enter in a field counts no presses. */
const isByPointer = ({ detail }: MouseEvent) => detail > 0;

export function Button({
  variant,
  size,
  shape,
  className,
  pending = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isByPointer(event)) event.currentTarget.focus({ preventScroll: true, focusVisible: false });
    if (pending) event.preventDefault();
    else onClick?.(event);
  }

  /** Keeps the focus in the field until the click: an error shown on blur would move the button under the pointer. */
  function hold(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
  }

  return (
    <button
      type="button"
      {...rest}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      className={buttonStyle({ variant, size, shape, className })}
      onMouseDown={hold}
      onClick={press}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}
