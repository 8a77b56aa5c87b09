import Link from "next/link";
import { Wordmark } from "@/components/ui/logo";
import type { Rights } from "@/lib/auth/permissions";
import { PaletteButton } from "./command-palette";
import { ExitButton } from "./exit-button";
import { PortalNav } from "./portal-nav";
import { type PortalKey, portals, switchPerson } from "./portals";

export type PortalIdentity = {
  portal: PortalKey;
  projectName: string;
  /** The key of the tab that is shown. */
  tab: string;
  /** Who is signed in; the title is left out where the name says it. */
  person: { name: string; title?: string; email: string } & Rights;
};
type PortalSidebarProps = PortalIdentity & { onNavigate?: () => void };

/** What stands in the sidebar and in the mobile menu alike. */
export function PortalSidebar({ portal, projectName, tab, person, onNavigate }: PortalSidebarProps) {
  const { home, exit } = portals[portal];
  return (
    <div className="on-facade flex h-full flex-col gap-6 overflow-y-auto bg-facade p-4">
      <Link href={home} className="rounded-control max-md:mr-10" onClick={onNavigate}>
        <Wordmark name={projectName} className="min-h-11 px-2" />
      </Link>
      <PaletteButton onOpen={onNavigate} />
      <PortalNav portal={portal} rights={person} current={tab} onNavigate={onNavigate} />
      <footer className="mt-auto grid gap-3 border-on-facade/12 border-t pt-4">
        <div className="flex items-center gap-3 px-2">
          <span
            aria-hidden="true"
            className="grid size-9 shrink-0 place-items-center rounded-full bg-brass font-display font-semibold text-on-brass"
          >
            {person.name.charAt(0)}
          </span>
          <div className="min-w-0 text-sm">
            <p className="font-semibold leading-snug">{person.name}</p>
            {person.title && <p className="text-on-facade-soft text-xs leading-snug">{person.title}</p>}
          </div>
        </div>
        <p className="truncate px-2 text-on-facade-soft text-xs" title={person.email}>
          {person.email}
        </p>
        <ExitButton {...(person.device ? switchPerson : { label: exit })} className="hover:bg-on-facade/6" />
      </footer>
    </div>
  );
}
