import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import { PlaceTimeZoneProvider } from "@/components/ui/place-time-zone";
import { FIGURE_DAYS, type Figures } from "@/lib/dashboard/figures";
import type { Role } from "@/lib/platform/access/permissions";
import { wallClock } from "@/lib/platform/time-zone/days";
import { ExamplesSwitch } from "./examples-switch";
import { LiveCharts } from "./live-charts";
import { LiveStats } from "./live-stats";
import { QuickActions } from "./quick-actions";
import { RecentActivity } from "./recent-activity";
import { RefreshButton } from "./refresh-button";
import { SampleStats } from "./sample-stats";

/** `figures` is null if the server could not read them. */
type OverviewProps = { figures: Figures | null; role: Role; showsExamples: boolean };

export function Overview({ figures, role, showsExamples }: OverviewProps) {
  return (
    <div className="grid gap-10">
      <Section
        title="At a glance"
        text={figures && describeDays(figures)}
        aside={figures && <RefreshButton />}
      >
        {!figures && (
          <Notice tone="error" title="The figures could not be loaded." className="mb-4">
            <RefreshButton>Try again</RefreshButton>
          </Notice>
        )}
        <ul className="grid grid-cols-2 gap-3 has-[details[open]]:items-start sm:gap-4 xl:grid-cols-4">
          {figures && <LiveStats figures={figures} />}
        </ul>
      </Section>
      <Section title="Quick actions">
        <QuickActions role={role} landingVersion={figures?.landingVersion ?? null} />
      </Section>
      {figures && (
        <>
          <Section title="Orders and visits" text={`The last ${FIGURE_DAYS} days.`}>
            <LiveCharts figures={figures} />
          </Section>
          <Section title="Recent activity" id="recent-activity">
            <PlaceTimeZoneProvider timeZone={figures.timeZone}>
              <RecentActivity role={role} activity={figures.activity} />
            </PlaceTimeZoneProvider>
          </Section>
        </>
      )}
      <Section
        title="Examples"
        text={showsExamples ? "Sample figures, as a finished business could have them." : null}
        aside={<ExamplesSwitch shown={showsExamples} />}
      >
        {showsExamples ? (
          <ul className="grid grid-cols-2 gap-3 has-[details[open]]:items-start sm:gap-4 xl:grid-cols-4">
            <SampleStats />
          </ul>
        ) : (
          <p className="text-ink-soft text-sm">
            The samples, plugins, portals and the marketplace are hidden.
          </p>
        )}
      </Section>
    </div>
  );
}

/** Describes the time zone and the last update of the figures. */
function describeDays({ at, timeZone }: Figures): string {
  const time = wallClock(new Date(at), timeZone).slice("2026-01-31 ".length, "2026-01-31 18:05".length);
  return timeZone === "UTC"
    ? `Days are in UTC. As of ${time} UTC.`
    : `Days are in the time of ${timeZone}. As of ${time}.`;
}

type SectionProps = {
  title: string;
  id?: string;
  text?: string | null;
  aside?: ReactNode;
  children: ReactNode;
};

function Section({ title, id, text, aside, children }: SectionProps) {
  return (
    <section className="min-w-0">
      <div className="mb-4 flex items-end justify-between gap-4">
        <div>
          <h3 id={id} className="text-lg">
            {title}
          </h3>
          {text && <p className="text-ink-soft text-xs">{text}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
