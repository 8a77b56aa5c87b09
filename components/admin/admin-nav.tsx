import Link from "next/link";
import { classes } from "@/components/ui/classes";
import { type PortalTabKey, portalTabs } from "./portal-tabs";

/** The portal's tabs; `onNavigate` lets the mobile menu close. */
export function AdminNav({ current, onNavigate }: { current: PortalTabKey; onNavigate?: () => void }) {
  return (
    <nav aria-label="Management" className="grid gap-1">
      <p aria-hidden="true" className="mb-2 px-3 text-on-facade-soft text-sm">
        Management
      </p>
      {portalTabs.map(({ key, label, href, icon: Icon }) => (
        <Link
          key={key}
          href={href}
          aria-current={key === current ? "page" : undefined}
          className={classes(
            "flex min-h-11 items-center gap-3 rounded-control px-3 font-medium text-sm transition-colors",
            key === current
              ? "bg-on-facade/12 text-on-facade"
              : "text-on-facade-soft hover:bg-on-facade/6 hover:text-on-facade",
          )}
          onClick={onNavigate}
        >
          <Icon
            aria-hidden="true"
            className={classes("size-4.5", key === current && "text-brass")}
            strokeWidth={1.75}
          />
          {label}
        </Link>
      ))}
    </nav>
  );
}
