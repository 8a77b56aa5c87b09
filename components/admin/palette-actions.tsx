"use client";

import type { Route } from "next";
import { useRights } from "@/components/accounts/role";
import { usePalette } from "@/components/commands/commands";
import type { ActionKey } from "@/components/commands/portal-actions";
import { performAction, wantAction } from "@/components/commands/wanted-action";
import { useLeave } from "@/components/ui/unsaved-changes";
import type { DishNames } from "@/lib/restaurants/published/answers";
import { actionsFor, placeOf, portalAction } from "./actions-for";
import { menuAt } from "./menu-at";
import { PaletteGroup, PaletteItem } from "./palette-item";

type PaletteActionsProps = { choose: (run: () => void) => () => void };
type ActionsProps = PaletteActionsProps & {
  /** The actions that the page offered when the palette opened: an entry that moves would lose its selection. */
  here: ReadonlySet<ActionKey>;
};

/** Performs an action immediately if the page offers it by now; otherwise opens its page and performs it there. */
function useLeadTo() {
  const { leave, leaveTo } = useLeave();
  return (action: ActionKey, href: Route, restaurantId?: string) => {
    if (performAction(action, restaurantId)) return;
    void leave(() => {
      wantAction(action, restaurantId);
      leaveTo(href);
    });
  };
}

/** Actions of the current page. */
export function PageActions({ choose, here }: ActionsProps) {
  const { commands } = usePalette();
  const shown = commands.filter((command) => !("action" in command) || here.has(command.action));
  if (shown.length === 0) return null;
  return (
    <PaletteGroup heading="On this page">
      {shown.map(({ run, disabled = false, ...command }) => {
        const { label, icon, words } =
          "action" in command ? portalAction(command.action) : { ...command, words: undefined };
        return (
          <PaletteItem key={label} icon={icon} words={words} disabled={disabled} onSelect={choose(run)}>
            {label}
          </PaletteItem>
        );
      })}
    </PaletteGroup>
  );
}

/** Actions of other tabs; each opens the tab and its control. */
export function PortalActions({ choose, here }: ActionsProps) {
  const { commands } = usePalette();
  const leadTo = useLeadTo();
  const isListedAbove = (key: ActionKey) =>
    here.has(key) && commands.some((command) => "action" in command && command.action === key);
  const elsewhere = actionsFor(useRights()).filter(
    ({ key, eachRestaurant }) => !eachRestaurant && !isListedAbove(key),
  );
  if (elsewhere.length === 0) return null;
  return (
    <PaletteGroup heading="Do">
      {elsewhere.map((action) => {
        const { key, label, words, icon } = action;
        const { href, place } = placeOf(action);
        return (
          <PaletteItem
            key={key}
            icon={icon}
            words={words}
            note={place}
            value={label}
            onSelect={choose(() => leadTo(key, href))}
          >
            {label}
          </PaletteItem>
        );
      })}
    </PaletteGroup>
  );
}

type MenuActionsProps = PaletteActionsProps & { restaurants: DishNames };

/** Actions of each restaurant's menu. */
export function MenuActions({ choose, restaurants }: MenuActionsProps) {
  const leadTo = useLeadTo();
  const actions = actionsFor(useRights()).filter(({ eachRestaurant }) => eachRestaurant);
  return actions.flatMap(({ key, label, words, icon }) =>
    restaurants.map(({ id, name }) => (
      <PaletteItem
        key={`${key} ${id}`}
        icon={icon}
        words={words}
        note={name}
        value={`${label} ${name} ${id}`}
        onSelect={choose(() => leadTo(key, menuAt(id), id))}
      >
        {label}
      </PaletteItem>
    )),
  );
}
