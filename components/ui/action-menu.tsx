"use client";

import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import type { LucideIcon } from "lucide-react";
import { createContext, type ReactNode, useContext, useRef } from "react";
import { classes } from "./classes";

export const menuSurface =
  "over-page max-h-(--radix-dropdown-menu-content-available-height) min-w-56 animate-appear overflow-y-auto rounded-card border border-line bg-raised p-1.5 shadow-raised focus:outline-none";

export const menuItemStyle =
  "flex min-h-11 cursor-pointer select-none items-center gap-2.5 rounded-control px-2.5 text-sm outline-none data-disabled:cursor-default data-disabled:text-ink-soft data-highlighted:bg-sunken md:min-h-9";

/** Runs the chosen action after its menu has closed. */
const ChoiceContext = createContext<(run: () => void) => void>((run) => run());

type ActionMenuProps = {
  label: string;
  /** The button that opened it. */
  button: HTMLElement;
  onClose: () => void;
  /** Called after the chosen action. */
  onClosed?: () => void;
  children: ReactNode;
};

/**
 * A menu of actions below its button; its script loads with the first press. The chosen action runs once the focus is
 * back at the button, so that the action can move it.
 */
export function ActionMenu({ label, button, onClose, onClosed, children }: ActionMenuProps) {
  const { bottom, left, width } = button.getBoundingClientRect();
  const chosen = useRef<() => void>(null);
  return (
    <DropdownMenu.Root open onOpenChange={(open) => open || onClose()}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden="true" className="fixed" style={{ top: bottom, left, width, height: 0 }} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={2}
          collisionPadding={8}
          aria-label={label}
          className={menuSurface}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (button.isConnected) button.focus();
            chosen.current?.();
            onClosed?.();
          }}
        >
          <ChoiceContext
            value={(run) => {
              chosen.current = run;
            }}
          >
            {children}
          </ChoiceContext>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

export const MenuLine = () => <DropdownMenu.Separator className="my-1.5 h-px bg-line" />;

type MenuItemProps = {
  icon?: LucideIcon;
  /** Keyboard shortcut. */
  keys?: string;
  disabled?: boolean;
  isDanger?: boolean;
  onSelect: () => void;
  children: ReactNode;
};

export function MenuItem({
  icon: Icon,
  keys,
  disabled = false,
  isDanger,
  onSelect,
  children,
}: MenuItemProps) {
  const choose = useContext(ChoiceContext);
  return (
    <DropdownMenu.Item
      disabled={disabled}
      className={classes(menuItemStyle, isDanger && "text-danger data-highlighted:bg-danger-soft")}
      onSelect={() => choose(onSelect)}
    >
      {Icon && <Icon aria-hidden="true" className={classes("size-4", !isDanger && "text-ink-soft")} />}
      <span className="flex-1">{children}</span>
      {keys && (
        <span aria-hidden="true" className="text-ink-soft text-xs max-md:hidden">
          {keys}
        </span>
      )}
    </DropdownMenu.Item>
  );
}
