import type { Route } from "next";
import { type ActionKey, type PortalAction, portalActions } from "@/components/commands/portal-actions";
import { mayDo, type Rights } from "@/lib/platform/access/permissions";
import { portalTab } from "./portal-tabs";

/** Returns the permitted actions, in the order of the list. */
export const actionsFor = (rights: Rights): PortalAction[] =>
  portalActions.filter(
    ({ tab, permission }) =>
      mayDo(rights, portalTab(tab).permission) && (!permission || mayDo(rights, permission)),
  );

export const portalAction = (key: ActionKey) =>
  portalActions.find((action) => action.key === key) as PortalAction;

/** Returns the page of an action with its label. */
export function placeOf({ tab, query }: PortalAction): { href: Route; place: string } {
  const { href, label } = portalTab(tab);
  return { href: (query ? `${href}&${query}` : href) as Route, place: label };
}
