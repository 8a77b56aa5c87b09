import type { LucideIcon } from "lucide-react";
import type { Route } from "next";
import { EXAMPLES } from "@/components/dashboard/dashboard-tabs";
import { classes } from "@/components/ui/classes";
import { PageLink } from "@/components/ui/page-link";
import { TabCount } from "@/components/ui/tab-counts";
import type { Rights } from "@/lib/platform/access/permissions";
import type { PortalKey } from "./portal-homes";
import { otherPortal, placesFor, portals } from "./portals";

type PortalNavProps = {
  portal: PortalKey;
  rights: Rights;
  /** True if the owner folded the examples away. */
  hidesExamples?: boolean | undefined;
  /** Key of the current tab. */
  current: string;
  /** Called on navigation, to close the mobile menu. */
  onNavigate?: (() => void) | undefined;
};

/** Links to the tabs that the role may see, and to the other portal. */
export function PortalNav({ portal, rights, hidesExamples, current, onNavigate }: PortalNavProps) {
  const { name } = portals[portal];
  const other = otherPortal(portal, rights);
  const groups = groupsOf(
    placesFor(portal, rights).filter(({ group }) => !hidesExamples || group !== EXAMPLES),
  );
  return (
    <nav aria-label={name} className="grid gap-1">
      {!groups[0]?.group && (
        <p aria-hidden="true" className="mb-2 px-3 text-on-facade-soft text-sm">
          {name}
        </p>
      )}
      {groups.map(({ group, tabs }) => (
        <div key={group} className="mt-3 grid gap-1 first-of-type:mt-0">
          {group && (
            <p aria-hidden="true" className="px-3 pb-0.5 text-on-facade-soft text-xs">
              {group}
            </p>
          )}
          {tabs.map(({ key, label, href, icon }) => (
            <NavLink
              key={key}
              tab={key}
              label={label}
              href={href}
              icon={icon}
              isCurrent={key === current}
              onNavigate={onNavigate}
            />
          ))}
        </div>
      ))}
      {other && (
        <>
          <hr className="mx-3 my-2 border-on-facade/12" />
          <NavLink {...other} tab="" isCurrent={false} onNavigate={onNavigate} />
        </>
      )}
    </nav>
  );
}

/** Splits the tabs at the changes of their group. */
function groupsOf(tabs: ReturnType<typeof placesFor>) {
  const groups: { group: string; tabs: (typeof tabs)[number][] }[] = [];
  for (const tab of tabs) {
    const { group = "" } = tab;
    const last = groups.at(-1);
    if (last?.group === group) last.tabs.push(tab);
    else groups.push({ group, tabs: [tab] });
  }
  return groups;
}

type NavLinkProps = {
  /** The key of the tab; empty for another portal. */
  tab: string;
  label: string;
  href: Route;
  icon: LucideIcon;
  isCurrent: boolean;
  onNavigate: (() => void) | undefined;
};

function NavLink({ tab, label, href, icon: Icon, isCurrent, onNavigate }: NavLinkProps) {
  return (
    <PageLink
      href={href}
      aria-current={isCurrent ? "page" : undefined}
      className={classes(
        "flex min-h-11 items-center gap-3 rounded-control px-3 font-medium text-sm transition-colors",
        isCurrent
          ? "bg-on-facade/12 text-on-facade"
          : "text-on-facade-soft hover:bg-on-facade/6 hover:text-on-facade",
      )}
      onClick={onNavigate}
    >
      <Icon
        aria-hidden="true"
        className={classes("size-4.5", isCurrent && "text-brass")}
        strokeWidth={1.75}
      />
      {label}
      <TabCount tab={tab} />
    </PageLink>
  );
}
