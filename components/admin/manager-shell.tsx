import { ArrowLeft } from "lucide-react";
import type { Route } from "next";
import Link from "next/link";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { Wordmark } from "@/components/ui/logo";
import { CommandPalette, PaletteButton } from "./command-palette";
import { CommandProvider } from "./commands";
import { ExitButton } from "./exit-button";
import { PageTitle } from "./page-title";
import { SkipLink } from "./skip-link";

type ManagerShellProps = {
  projectName: string;
  title: string;
  /** Where the portal shows the same. */
  portal: Route;
  children: ReactNode;
};

/** One manager by itself, with all the width of the screen, and the way to the portal. */
export function ManagerShell({ projectName, title, portal, children }: ManagerShellProps) {
  return (
    <CommandProvider>
      <SkipLink />
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: here a header is a banner, which may have a name */}
      <header
        aria-label="Portal"
        className="flex min-h-16 items-center justify-between gap-4 border-line border-b px-gutter py-2"
      >
        <Link href="/admin" className="min-w-0 rounded-control">
          <Wordmark name={projectName} className="min-h-11" />
        </Link>
        <div className="flex shrink-0 items-center sm:gap-2">
          <PaletteButton variant="header" />
          <ButtonLink href={portal} variant="quiet" size="sm" className="max-[24rem]:[&>svg]:hidden">
            <ArrowLeft aria-hidden="true" />
            Admin portal
          </ButtonLink>
          <ExitButton className="hover:bg-sunken" labelClassName="max-sm:sr-only" />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        aria-label={title}
        className="w-full px-gutter py-8 focus:outline-none sm:py-10"
      >
        <PageTitle>{title}</PageTitle>
        {children}
      </main>
      <CommandPalette />
    </CommandProvider>
  );
}
