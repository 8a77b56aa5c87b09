import { Menu, X } from "lucide-react";
import type { ReactNode } from "react";
import { DisclosureMenu } from "./disclosure-menu";

type LandingMenuProps = { label: string; className: string; children: ReactNode };

/** The navbar's menu on narrow screens. */
export function LandingMenu({ label, className, children }: LandingMenuProps) {
  return (
    <DisclosureMenu
      className={className}
      buttonClass="-me-2.5 grid size-11 place-items-center rounded-control"
      panelClass="inset-x-2 mt-2 max-h-[calc(100dvh-6rem)] px-6 pt-4 pb-6"
      button={
        <>
          <Menu aria-hidden="true" className="size-6 group-data-[open=true]:hidden" />
          <X aria-hidden="true" className="hidden size-6 group-data-[open=true]:block" />
          <span className="sr-only">{label}</span>
        </>
      }
    >
      {children}
    </DisclosureMenu>
  );
}
