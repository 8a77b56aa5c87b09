import type { ReactNode } from "react";
import { AdminSidebar } from "./admin-sidebar";
import { MobileMenu } from "./mobile-menu";
import { PageTitle } from "./page-title";

type AdminShellProps = {
  projectName: string;
  email: string;
  /** The tab's heading. */
  title: string;
  /** Buttons that stand beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The portal around each of its tabs. */
export function AdminShell({ projectName, email, title, actions, children }: AdminShellProps) {
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[15.5rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="fixed top-3 left-3 z-50 -translate-y-20 rounded-control bg-brand px-5 py-3 font-semibold text-on-brand text-sm focus:translate-y-0"
      >
        Skip to content
      </a>
      <aside className="sticky top-0 hidden h-dvh md:block">
        <AdminSidebar projectName={projectName} email={email} />
      </aside>
      <MobileMenu projectName={projectName} email={email} />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-6xl px-gutter py-8 sm:py-10">
        <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
          <PageTitle>{title}</PageTitle>
          {actions}
        </div>
        {children}
      </main>
    </div>
  );
}
