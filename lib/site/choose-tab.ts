import { may, type Permission, type Role } from "@/lib/platform/access/permissions";

type Tab = { key: string; permission: Permission };

/** The tab named by `?tab=`, else the first one that the role may see. */
export function chooseTab<Tabs extends readonly [Tab, ...Tab[]]>(
  tabs: Tabs,
  key: unknown,
  role: Role,
): Tabs[number] {
  const named = tabs.find((tab) => tab.key === key);
  return named ?? tabs.find(({ permission }) => may(role, permission)) ?? tabs[0];
}
