import Link from "next/link";
import { Wordmark } from "@/components/ui/logo";
import { AdminNav } from "./admin-nav";
import { PaletteButton } from "./command-palette";
import { ExitButton } from "./exit-button";
import type { PortalTabKey } from "./portal-tabs";

export type PortalIdentity = { projectName: string; email: string; tab: PortalTabKey };

type AdminSidebarProps = PortalIdentity & { onNavigate?: () => void };

/** What stands in the sidebar and in the mobile menu alike. */
export function AdminSidebar({ projectName, email, tab, onNavigate }: AdminSidebarProps) {
  return (
    <div className="on-facade flex h-full flex-col gap-6 overflow-y-auto bg-facade p-4">
      <Link href="/admin" className="rounded-control max-md:mr-10" onClick={onNavigate}>
        <Wordmark name={projectName} className="min-h-11 px-2" />
      </Link>
      <PaletteButton onOpen={onNavigate} />
      <AdminNav current={tab} onNavigate={onNavigate} />
      <footer className="mt-auto grid gap-3 border-on-facade/12 border-t pt-4">
        <div className="flex items-center gap-3 px-2">
          <span
            aria-hidden="true"
            className="grid size-9 shrink-0 place-items-center rounded-full bg-brass font-display font-semibold text-[oklch(0.235_0.025_168)]"
          >
            A
          </span>
          <div className="min-w-0 text-sm">
            <p className="font-semibold leading-snug">Admin</p>
            <p className="text-on-facade-soft text-xs leading-snug">Administrator</p>
          </div>
        </div>
        <p className="truncate px-2 text-on-facade-soft text-xs" title={email}>
          {email}
        </p>
        <ExitButton className="hover:bg-on-facade/6" />
      </footer>
    </div>
  );
}
