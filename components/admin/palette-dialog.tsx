"use client";

import * as Dialog from "@radix-ui/react-dialog";
import { Command as Menu } from "cmdk";
import { ExternalLink, LogOut, type LucideIcon, Search, Store } from "lucide-react";
import type { Route } from "next";
import { useEffect, useRef, useState } from "react";
import { switchPerson } from "@/components/accounts/pins/switch-person";
import { useMay, useRights } from "@/components/accounts/role";
import { useSignOut } from "@/components/accounts/sessions/use-sign-out";
import { usePalette } from "@/components/commands/commands";
import type { ActionKey } from "@/components/commands/portal-actions";
import { useLeave } from "@/components/ui/unsaved-changes";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import type { Rights } from "@/lib/platform/access/permissions";
import { actionsFor } from "./actions-for";
import { PageActions, PortalActions } from "./palette-actions";
import { PaletteDishes } from "./palette-dishes";
import { PaletteGroup, PaletteItem } from "./palette-item";
import { portalTab } from "./portal-tabs";
import { portals } from "./portals";
import { rankItem } from "./rank-item";
import { tabWords } from "./tab-words";

type Place = { label: string; href: Route; icon: LucideIcon; words?: string };

const wordsOf = (key: string): string => (tabWords as Readonly<Record<string, string>>)[key] ?? "";

const placesFor = (rights: Rights): readonly Place[] => [
  ...portals.admin.tabsFor(rights).map((tab) => ({ ...tab, words: wordsOf(tab.key) })),
  ...portals.dashboard.tabsFor(rights),
  { label: "Home screen", href: "/Home", icon: Store },
];

/** Returns the best rank of a group's entries: cmdk sorts entries, but not groups. */
const bestRank = (entries: readonly { label: string; words?: string }[], search: string) =>
  search === ""
    ? 0
    : Math.max(0, ...entries.map(({ label, words = "" }) => rankItem(label, search, [words])));

const noActions: ReadonlySet<ActionKey> = new Set();

/** Returns the actions that the page offered when the palette opened. */
function useActionsHere(): ReadonlySet<ActionKey> {
  const { isOpen, commands } = usePalette();
  const [here, setHere] = useState<ReadonlySet<ActionKey>>();
  if (isOpen && !here)
    setHere(new Set(commands.flatMap((command) => ("action" in command ? [command.action] : []))));
  if (!isOpen && here) setHere(undefined);
  return here ?? noActions;
}

/** Lists the tabs and actions that the role may use, and searches the menus' dishes. */
export function PaletteDialog({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const { isOpen, setOpen } = usePalette();
  const here = useActionsHere();
  const rights = useRights();
  const { signOut } = useSignOut(rights.device ? switchPerson.to : undefined);
  const { leaveTo } = useLeave();
  const mayEditMenus = useMay(portalTab("menus").permission);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState("");
  const chosen = useRef<() => void>(undefined);
  const focusReturn = useFocusReturn(() => {
    const run = chosen.current;
    chosen.current = undefined;
    run?.();
  });

  function open(opens: boolean) {
    onSearch("");
    setSelected("");
    setOpen(opens);
  }

  // The menu names the entry that was selected before, which may be gone (cmdk 1.1.1).
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection is another entry
  useEffect(() => {
    const id = list.current?.querySelector("[cmdk-item][aria-selected=true]")?.id;
    for (const element of [input.current, list.current]) {
      if (id) element?.setAttribute("aria-activedescendant", id);
      else element?.removeAttribute("aria-activedescendant");
    }
  }, [isOpen, selected, search]);

  const choose = (run: () => void) => () => {
    chosen.current = run;
    open(false);
  };

  const places = placesFor(rights);
  const actionsFirst = bestRank(actionsFor(rights), search) > bestRank(places, search);
  const actions = <PortalActions key="actions" choose={choose} here={here} />;
  const ways = (
    <PaletteGroup key="ways" heading="Go to">
      {places.map(({ label, href, icon, words }) => (
        <PaletteItem key={label} icon={icon} words={words} onSelect={choose(() => leaveTo(href))}>
          {label}
        </PaletteItem>
      ))}
      <PaletteItem
        icon={ExternalLink}
        words="website visit open homepage"
        onSelect={choose(() => window.open("/welcome", "_blank"))}
      >
        View the site in a new tab
      </PaletteItem>
      <PaletteItem icon={LogOut} words="sign out log logout" onSelect={choose(() => void signOut())}>
        {rights.device ? switchPerson.label : "Exit"}
      </PaletteItem>
    </PaletteGroup>
  );

  return (
    <Dialog.Root open={isOpen} onOpenChange={open}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 over-page animate-appear bg-scrim [backdrop-filter:blur(2px)]" />
        <Dialog.Content
          {...focusReturn}
          onOpenAutoFocus={(event) => {
            focusReturn.onOpenAutoFocus();
            // Otherwise the dialog would select the text typed before it opened.
            event.preventDefault();
            input.current?.focus();
            input.current?.setSelectionRange(search.length, search.length);
          }}
          aria-describedby={undefined}
          className="fixed inset-x-4 top-[12dvh] over-page mx-auto max-w-lg animate-settle overflow-hidden rounded-card border border-line bg-raised shadow-raised focus:outline-none"
        >
          <Dialog.Title className="sr-only">Command palette</Dialog.Title>
          <Menu label="Commands" loop filter={rankItem} value={selected} onValueChange={setSelected}>
            <div className="flex items-center gap-3 border-line border-b px-4">
              <Search aria-hidden="true" className="size-4.5 shrink-0 text-ink-soft" />
              <Menu.Input
                ref={input}
                placeholder="Go to a page or do something"
                value={search}
                onValueChange={onSearch}
                className="h-14 w-full bg-transparent text-base outline-none placeholder:text-ink-soft"
              />
            </div>
            <Menu.Empty role="status" className="px-3 py-8 text-center text-ink-soft text-sm">
              Nothing here has that name.
            </Menu.Empty>
            <Menu.List
              ref={list}
              label="What was found"
              className="max-h-[min(24rem,56dvh)] overflow-y-auto p-2 empty:hidden"
            >
              <PageActions choose={choose} here={here} />
              {actionsFirst ? [actions, ways] : [ways, actions]}
              {mayEditMenus && <PaletteDishes search={search} choose={choose} />}
            </Menu.List>
          </Menu>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
