"use client";

import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import { ChevronRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { menuItemStyle, menuSurface } from "@/components/ui/action-menu";

type SubMenuProps = { icon: LucideIcon; label: string; children: ReactNode };

/** An entry of a menu of actions that opens another one. */
export const SubMenu = ({ icon: Icon, label, children }: SubMenuProps) => (
  <DropdownMenu.Sub>
    <DropdownMenu.SubTrigger className={menuItemStyle}>
      <Icon aria-hidden="true" className="size-4 text-ink-soft" />
      <span className="flex-1">{label}</span>
      <ChevronRight aria-hidden="true" className="size-4 text-ink-soft" />
    </DropdownMenu.SubTrigger>
    <DropdownMenu.Portal>
      <DropdownMenu.SubContent collisionPadding={8} className={menuSurface}>
        {children}
      </DropdownMenu.SubContent>
    </DropdownMenu.Portal>
  </DropdownMenu.Sub>
);
