"use client";

import { LayoutTemplate, PanelsTopLeft, Search } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { classes } from "@/components/ui/classes";

const tabs = [
  { label: "Landing Editor", href: "/portal/editor", icon: PanelsTopLeft },
  { label: "Templates", href: "/admin/templates", icon: LayoutTemplate },
  { label: "SEO Settings", href: "/admin/seo", icon: Search },
] as const;

/** The portal's tabs; `onNavigate` lets the mobile menu close. */
export function AdminNav({ onNavigate }: { onNavigate?: () => void }) {
  const path = usePathname();

  return (
    <nav aria-label="Management" className="grid gap-1">
      <p aria-hidden="true" className="mb-2 px-3 text-on-facade-soft text-sm">
        Management
      </p>
      {tabs.map(({ label, href, icon: Icon }) => {
        const current = path === href;
        return (
          <Link
            key={href}
            href={href}
            aria-current={current ? "page" : undefined}
            className={classes(
              "flex min-h-11 items-center gap-3 rounded-control px-3 font-medium text-sm transition-colors",
              current
                ? "bg-on-facade/12 text-on-facade"
                : "text-on-facade-soft hover:bg-on-facade/6 hover:text-on-facade",
            )}
            onClick={onNavigate}
          >
            <Icon
              aria-hidden="true"
              className={classes("size-4.5", current && "text-brass")}
              strokeWidth={1.75}
            />
            {label}
          </Link>
        );
      })}
    </nav>
  );
}
