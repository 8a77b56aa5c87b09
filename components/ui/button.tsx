"use client";

import type { ComponentProps, MouseEvent } from "react";
import { type ButtonStyle, buttonStyle } from "./button-style";
import { Spinner } from "./spinner";

type ButtonProps = Omit<ComponentProps<"button">, keyof ButtonStyle> &
  ButtonStyle & {
    /** Shows a spinner and ignores presses; the button keeps the keyboard's focus, which `disabled` would drop. */
    pending?: boolean;
  };

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
    if (pending) event.preventDefault();
    else onClick?.(event);
  }

  /** Keeps the focus in a field that validates when left: its error would move the button from under the mouse. */
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
