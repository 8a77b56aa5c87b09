"use client";

import { Command as Menu } from "cmdk";
import { ExternalLink, LogOut, type LucideIcon, Search, Store } from "lucide-react";
import type { Route } from "next";
import { Dialog } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { useRights } from "@/components/auth/role";
import { useLeave } from "@/components/ui/unsaved-changes";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import type { Rights } from "@/lib/auth/permissions";
import { usePalette } from "./commands";
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

/** Lists every tab and action of the portal that the role may see. */
export function PaletteDialog() {
  const { commands, isOpen, setOpen } = usePalette();
  const rights = useRights();
  const { signOut } = useSignOut(rights.device ? switchPerson.to : undefined);
  const { leaveTo } = useLeave();
  const chosen = useRef<() => void>(undefined);
  const focusReturn = useFocusReturn(() => {
    const run = chosen.current;
    chosen.current = undefined;
    run?.();
  });

  const choose = (run: () => void) => () => {
    chosen.current = run;
    setOpen(false);
  };

  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-scrim backdrop-blur-[2px]" />
        <Dialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed inset-x-4 top-[12dvh] z-50 mx-auto max-w-lg animate-settle overflow-hidden rounded-card border border-line bg-raised shadow-raised focus:outline-none"
        >
          <Dialog.Title className="sr-only">Command palette</Dialog.Title>
          <Menu label="Commands" loop filter={hasWords}>
            <div className="flex items-center gap-3 border-line border-b px-4">
              <Search aria-hidden="true" className="size-4.5 shrink-0 text-ink-soft" />
              <Menu.Input
                placeholder="Go to a page or do something"
                className="h-14 w-full bg-transparent text-base outline-none placeholder:text-ink-soft"
              />
            </div>
            <Menu.List className="max-h-[min(24rem,56dvh)] overflow-y-auto p-2">
              <Menu.Empty className="px-3 py-8 text-center text-ink-soft text-sm">
                Nothing here has that name.
              </Menu.Empty>
              {commands.length > 0 && (
                <Group heading="On this page">
                  {commands.map(({ label, icon, disabled, run }) => (
                    <Item key={label} icon={icon} disabled={disabled} onSelect={choose(run)}>
                      {label}
                    </Item>
                  ))}
                </Group>
              )}
              <Group heading="Go to">
                {placesFor(rights).map(({ label, href, icon }) => (
                  <Item key={label} icon={icon} onSelect={choose(() => leaveTo(href))}>
                    {label}
                  </Item>
                ))}
                <Item icon={ExternalLink} onSelect={choose(() => window.open("/welcome", "_blank"))}>
                  View the site in a new tab
                </Item>
                <Item icon={LogOut} onSelect={choose(() => void signOut())}>
                  {rights.device ? switchPerson.label : "Exit"}
                </Item>
              </Group>
            </Menu.List>
          </Menu>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Menu.Group
      heading={heading}
      className="mb-1 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-2 [&_[cmdk-group-heading]]:text-ink-soft [&_[cmdk-group-heading]]:text-xs"
    >
      {children}
    </Menu.Group>
  );
}

type ItemProps = { icon: LucideIcon; disabled?: boolean; onSelect: () => void; children: string };

function Item({ icon: Icon, disabled = false, onSelect, children }: ItemProps) {
  return (
    <Menu.Item
      disabled={disabled}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 font-medium text-sm aria-disabled:cursor-default aria-disabled:opacity-50 aria-selected:bg-brand-soft aria-selected:text-brand-ink"
      onSelect={onSelect}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={1.75} />
      {children}
    </Menu.Item>
  );
}
