import type { ReactNode } from "react";
import { RightsProvider } from "@/components/accounts/role";
import { CommandProvider } from "@/components/commands/commands";
import { ShiftBell } from "@/components/orders/shift-bell";
import { TabCountsProvider } from "@/components/ui/tab-counts";
import { CommandPalette } from "./command-palette";
import { MobileMenu } from "./mobile-menu";
import { PageTitle } from "./page-title";
import { type PortalIdentity, PortalSidebar } from "./portal-sidebar";

type PortalShellProps = PortalIdentity & {
  title: string;
  /** The portal's name above the tab's title, which is then a subheading. */
  heading?: string;
  /** The numbers of new entries beside the links, by tab. */
  counts?: Readonly<Record<string, number>>;
  children: ReactNode;
};

/** The frame around a portal's tabs. */
export function PortalShell({ title, heading, counts, children, ...identity }: PortalShellProps) {
  return (
    <RightsProvider rights={identity.person}>
      <CommandProvider>
        <TabCountsProvider counts={counts}>
          <div className="min-h-dvh max-md:[--bar:4rem] md:grid md:grid-cols-[15.5rem_minmax(0,1fr)]">
            <a
              href="#main"
              className="fixed top-3 left-3 z-35 -translate-y-20 rounded-control bg-brand px-5 py-3 font-semibold text-on-brand text-sm focus:translate-y-0"
            >
              Skip to content
            </a>
            <aside className="sticky top-0 hidden h-dvh md:block">
              <PortalSidebar {...identity} />
            </aside>
            <MobileMenu {...identity} />
            <main
              id="main"
              tabIndex={-1}
              aria-label={title}
              className="w-full px-gutter py-8 focus:outline-none sm:py-10"
            >
              <ShiftBell />
              {heading && (
                <h1 className="mb-1 font-medium font-sans text-ink-soft text-sm tracking-normal">
                  {heading}
                </h1>
              )}
              <PageTitle level={heading ? 2 : 1}>{title}</PageTitle>
              {children}
            </main>
          </div>
        </TabCountsProvider>
        <CommandPalette />
      </CommandProvider>
    </RightsProvider>
  );
}
