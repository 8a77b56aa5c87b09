import type { LucideIcon } from "lucide-react";
import type { Route } from "next";
import { classes } from "@/components/ui/classes";
import { PageLink } from "@/components/ui/page-link";
import type { Rights } from "@/lib/platform/access/permissions";
import { otherPortal, type PortalKey, portals } from "./portals";

type PortalNavProps = {
  portal: PortalKey;
  rights: Rights;
  /** Key of the current tab. */
  current: string;
  /** Called on navigation, to close the mobile menu. */
  onNavigate?: (() => void) | undefined;
};

/** Links to the tabs that the role may see, and to the other portal. */
export function PortalNav({ portal, rights, current, onNavigate }: PortalNavProps) {
  const { name, tabsFor } = portals[portal];
  const other = otherPortal(portal, rights);
  return (
    <nav aria-label={name} className="grid gap-1">
      <p aria-hidden="true" className="mb-2 px-3 text-on-facade-soft text-sm">
        {name}
      </p>
      {tabsFor(rights).map(({ key, ...tab }) => (
        <NavLink key={key} {...tab} isCurrent={key === current} onNavigate={onNavigate} />
      ))}
      {other && (
        <>
          <hr className="mx-3 my-2 border-on-facade/12" />
          <NavLink {...other} isCurrent={false} onNavigate={onNavigate} />
        </>
      )}
    </nav>
  );
}

type NavLinkProps = {
  label: string;
  href: Route;
  icon: LucideIcon;
  isCurrent: boolean;
  onNavigate: (() => void) | undefined;
};

function NavLink({ label, href, icon: Icon, isCurrent, onNavigate }: NavLinkProps) {
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
    </PageLink>
  );
}
