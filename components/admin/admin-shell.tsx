import type { ReactNode } from "react";
import { AdminSidebar } from "./admin-sidebar";
import { CommandPalette } from "./command-palette";
import { CommandProvider } from "./commands";
import { MobileMenu } from "./mobile-menu";
import { PageTitle } from "./page-title";
import { type PortalTabKey, portalTab } from "./portal-tabs";
import { SkipLink } from "./skip-link";

type AdminShellProps = { projectName: string; email: string; tab: PortalTabKey; children: ReactNode };

/** The portal around each of its tabs. */
export function AdminShell({ projectName, email, tab, children }: AdminShellProps) {
  const { title } = portalTab(tab);
  const identity = { projectName, email, tab };
  return (
    <CommandProvider>
      <div className="min-h-dvh max-md:[--bar:4rem] md:grid md:grid-cols-[15.5rem_minmax(0,1fr)]">
        <SkipLink />
        <aside className="sticky top-0 hidden h-dvh md:block">
          <AdminSidebar {...identity} />
        </aside>
        <MobileMenu {...identity} />
        <main
          id="main"
          tabIndex={-1}
          aria-label={title}
          className="w-full px-gutter py-8 focus:outline-none sm:py-10"
        >
          <PageTitle>{title}</PageTitle>
          {children}
        </main>
      </div>
      <CommandPalette />
    </CommandProvider>
  );
}
