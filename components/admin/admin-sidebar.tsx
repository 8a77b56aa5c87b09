"use client";

import { LogOut } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { useSession } from "@/components/auth/session-provider";
import { Wordmark } from "@/components/ui/logo";
import { Spinner } from "@/components/ui/spinner";
import { useHydrated } from "@/components/ui/use-hydrated";
import { AdminNav } from "./admin-nav";

type AdminSidebarProps = { projectName: string; email: string; onNavigate?: () => void };

/** What stands in the sidebar and in the mobile menu alike. */
export function AdminSidebar({ projectName, email, onNavigate }: AdminSidebarProps) {
  const { signOut } = useSession();
  const hydrated = useHydrated();
  const [leaving, setLeaving] = useState(false);

  async function exit() {
    if (leaving) return;
    setLeaving(true);
    if (!(await signOut())) setLeaving(false);
  }

  return (
    <div className="on-facade flex h-full flex-col gap-8 overflow-y-auto bg-facade p-4">
      <Link href="/admin" className="rounded-control max-md:mr-10" onClick={onNavigate}>
        <Wordmark name={projectName} className="min-h-11 px-2" />
      </Link>
      <AdminNav onNavigate={onNavigate} />
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
        <button
          type="button"
          disabled={!hydrated}
          aria-busy={leaving || undefined}
          className="flex min-h-11 items-center gap-3 rounded-control px-3 font-medium text-sm transition-colors hover:bg-on-facade/6"
          onClick={() => void exit()}
        >
          {leaving ? <Spinner /> : <LogOut aria-hidden="true" className="size-4.5" strokeWidth={1.75} />}
          Exit
        </button>
      </footer>
    </div>
  );
}
