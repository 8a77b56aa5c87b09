import { switchPerson } from "@/components/accounts/pins/switch-person";
import { Wordmark } from "@/components/ui/logo";
import { PageLink } from "@/components/ui/page-link";
import type { Rights } from "@/lib/platform/access/permissions";
import { PaletteButton } from "./command-palette";
import { CurrentInView } from "./current-in-view";
import { ExitButton } from "./exit-button";
import type { PortalKey } from "./portal-homes";
import { PortalNav } from "./portal-nav";
import { portals } from "./portals";

export type PortalIdentity = {
  portal: PortalKey;
  projectName: string;
  /** Key of the current tab. */
  tab: string;
  /** True if the owner folded the examples of the dashboard away. */
  hidesExamples?: boolean;
  /** The signed-in user; without title if the name implies it. */
  person: { name: string; title?: string; email: string } & Rights;
};
type PortalSidebarProps = PortalIdentity & { onNavigate?: () => void };

/** The content of the sidebar and of the mobile menu. */
export function PortalSidebar({
  portal,
  projectName,
  tab,
  hidesExamples,
  person,
  onNavigate,
}: PortalSidebarProps) {
  const { home, exit } = portals[portal];
  return (
    <div className="on-facade flex h-full flex-col gap-4 overflow-y-auto bg-facade px-4 pt-4 pb-3">
      <PageLink href={home} className="shrink-0 rounded-control max-md:mr-10" onClick={onNavigate}>
        <Wordmark name={projectName} className="min-h-11 px-2" />
      </PageLink>
      <div className="grid shrink-0">
        <PaletteButton onOpen={onNavigate} />
      </div>
      <CurrentInView className="-mx-2 min-h-36 flex-1 scroll-pb-5 overflow-y-auto overscroll-contain px-2 pt-1 pb-5 [mask-image:linear-gradient(#000_calc(100%-1.25rem),#0000)] [scrollbar-color:color-mix(in_oklab,currentColor_35%,#0000)_#0000] [scrollbar-width:thin]">
        <PortalNav
          portal={portal}
          rights={person}
          hidesExamples={hidesExamples}
          current={tab}
          onNavigate={onNavigate}
        />
      </CurrentInView>
      <footer className="-mt-3 grid shrink-0 gap-2 border-on-facade/12 border-t pt-3">
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
            {person.email && (
              <p className="truncate text-on-facade-soft text-xs leading-snug" title={person.email}>
                {person.email}
              </p>
            )}
          </div>
        </div>
        <ExitButton {...(person.device ? switchPerson : exit)} className="hover:bg-on-facade/6" />
      </footer>
    </div>
  );
}
