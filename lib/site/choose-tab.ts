import { may, type Role } from "@/lib/platform/access/permissions";
import { type TabbedPageName, type TabOf, tabPermission } from "./pages";

type Tab<Name extends TabbedPageName> = { key: TabOf<Name> };

/** The tab of a page that `?tab=` names; the first that the role may see where it names none. */
export function chooseTab<Name extends TabbedPageName, Tabs extends readonly [Tab<Name>, ...Tab<Name>[]]>(
  page: Name,
  tabs: Tabs,
  key: unknown,
  role: Role,
): Tabs[number] {
  const named = tabs.find((tab) => tab.key === key);
  return named ?? tabs.find((tab) => may(role, tabPermission(page, tab.key))) ?? tabs[0];
}
