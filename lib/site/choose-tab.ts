import { may, type Permission, type Role } from "@/lib/platform/access/permissions";

type Tab = { key: string; permission: Permission };

/** The tab that `?tab=` names; the first that the role may see where it names none. */
export function chooseTab<Tabs extends readonly [Tab, ...Tab[]]>(
  tabs: Tabs,
  key: unknown,
  role: Role,
): Tabs[number] {
  const named = tabs.find((tab) => tab.key === key);
  return named ?? tabs.find(({ permission }) => may(role, permission)) ?? tabs[0];
}
