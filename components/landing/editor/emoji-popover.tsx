"use client";

import * as Popover from "@radix-ui/react-popover";
import type { RefObject } from "react";
import { EmojiPicker } from "./emoji-picker";

type EmojiPopoverProps = {
  /** What opened it, which gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  onPick: (emoji: string) => void;
  onClose: () => void;
};

/** The icons to pick from, beside the button that opened them. */
export function EmojiPopover({ button, onPick, onClose }: EmojiPopoverProps) {
  const isOnButton = (target: EventTarget | null) => button.current?.contains(target as Node | null);
  return (
    <Popover.Root open onOpenChange={(open) => open || onClose()}>
      <Popover.Anchor virtualRef={button as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          aria-label="Icons"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className="over-page animate-appear rounded-card border border-line bg-raised shadow-raised focus:outline-none"
          onPointerDownOutside={(event) => isOnButton(event.target) && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
          }}
        >
          <EmojiPicker onPick={onPick} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
