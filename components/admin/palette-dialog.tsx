"use client";

import { Command as Menu } from "cmdk";
import { ExternalLink, LogOut, type LucideIcon, Search, Store } from "lucide-react";
import type { Route } from "next";
import { Dialog } from "radix-ui";
import { useRef, useState } from "react";
import { useMay, useRights } from "@/components/auth/role";
import { useLeave } from "@/components/ui/unsaved-changes";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import type { Rights } from "@/lib/auth/permissions";
import { tabPermission } from "@/lib/site/pages";
import { usePalette } from "./commands";
import { PaletteDishes } from "./palette-dishes";
import { PaletteGroup, PaletteItem } from "./palette-item";
import { portals, switchPerson } from "./portals";
import { useSignOut } from "./use-sign-out";

type Place = { label: string; href: Route; icon: LucideIcon };

const placesFor = (rights: Rights): readonly Place[] => [
  ...portals.admin.tabsFor(rights),
  ...portals.dashboard.tabsFor(rights),
  { label: "Home screen", href: "/Home", icon: Store },
];

/** Letters in any place would rank "Show the history" above "SEO Settings" for "seo". */
function hasWords(name: string, search: string): number {
  const words = search.toLowerCase().split(/\s+/);
  return words.every((word) => name.toLowerCase().includes(word)) ? 1 : 0;
}

/** Lists every tab and action of the portal that the role may see, and finds what is on the menus. */
export function PaletteDialog() {
  const { commands, isOpen, setOpen } = usePalette();
  const rights = useRights();
  const { signOut } = useSignOut(rights.device ? switchPerson.to : undefined);
  const { leaveTo } = useLeave();
  const mayEditMenus = useMay(tabPermission("admin", "menus"));
  const [search, setSearch] = useState("");
  const chosen = useRef<() => void>(undefined);
  const focusReturn = useFocusReturn(() => {
    const run = chosen.current;
    chosen.current = undefined;
    run?.();
  });

  function open(opens: boolean) {
    setSearch("");
    setOpen(opens);
  }

  const choose = (run: () => void) => () => {
    chosen.current = run;
    open(false);
  };

  return (
    <Dialog.Root open={isOpen} onOpenChange={open}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 over-page animate-appear bg-scrim backdrop-blur-[2px]" />
        <Dialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-x-4 top-[12dvh] over-page mx-auto max-w-lg animate-settle overflow-hidden rounded-card border border-line bg-raised shadow-raised focus:outline-none"
        >
          <Dialog.Title className="sr-only">Command palette</Dialog.Title>
          <Menu label="Commands" loop filter={hasWords}>
            <div className="flex items-center gap-3 border-line border-b px-4">
              <Search aria-hidden="true" className="size-4.5 shrink-0 text-ink-soft" />
              <Menu.Input
                placeholder="Go to a page or do something"
                value={search}
                onValueChange={setSearch}
                className="h-14 w-full bg-transparent text-base outline-none placeholder:text-ink-soft"
              />
            </div>
            <Menu.List className="max-h-[min(24rem,56dvh)] overflow-y-auto p-2">
              <Menu.Empty className="px-3 py-8 text-center text-ink-soft text-sm">
                Nothing here has that name.
              </Menu.Empty>
              {commands.length > 0 && (
                <PaletteGroup heading="On this page">
                  {commands.map(({ label, icon, disabled, run }) => (
                    <PaletteItem key={label} icon={icon} disabled={disabled} onSelect={choose(run)}>
                      {label}
                    </PaletteItem>
                  ))}
                </PaletteGroup>
              )}
              <PaletteGroup heading="Go to">
                {placesFor(rights).map(({ label, href, icon }) => (
                  <PaletteItem key={label} icon={icon} onSelect={choose(() => leaveTo(href))}>
                    {label}
                  </PaletteItem>
                ))}
                <PaletteItem icon={ExternalLink} onSelect={choose(() => window.open("/welcome", "_blank"))}>
                  View the site in a new tab
                </PaletteItem>
                <PaletteItem icon={LogOut} onSelect={choose(() => void signOut())}>
                  {rights.device ? switchPerson.label : "Exit"}
                </PaletteItem>
              </PaletteGroup>
              {mayEditMenus && (
                <PaletteDishes search={search} onChoose={(href) => choose(() => leaveTo(href))} />
              )}
            </Menu.List>
          </Menu>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
