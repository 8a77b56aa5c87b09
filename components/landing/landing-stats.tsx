import type { LandingContent } from "@/lib/landing/schema";
import { defaultHeadings } from "@/lib/landing/sections";
import type { Translate } from "@/lib/platform/language/translate";
import { SectionTitle } from "./section-title";
import { measure } from "./text-measure";

type Stats = LandingContent["stats"];

type LandingStatsProps = {
  /** The id of the section's element. */
  id?: string;
  /** Empty without a visible heading. */
  heading: string;
  stats: Stats;
  isBelowHero: boolean;
  t: Translate;
};

/** Overlaps the hero if it follows it without a heading; otherwise it is a separate section. */
export function LandingStats({ id = "stats", heading, stats, isBelowHero, t }: LandingStatsProps) {
  const place = isBelowHero && !heading ? "-mt-6 sm:-mt-10" : "grid gap-10 pt-section";
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`relative mx-auto max-w-[88rem] px-gutter ${place}`}
    >
      {heading ? (
        <SectionTitle id={`${id}-title`}>{heading}</SectionTitle>
      ) : (
        <h2 id={`${id}-title`} className="sr-only">
          {t(defaultHeadings.stats)}
        </h2>
      )}
      <div
        className={`overflow-hidden rounded-card border border-line bg-raised shadow-card ${stats.length < 3 ? "w-fit max-w-full" : ""}`}
      >
        <dl className={`grid gap-px ${columns(stats.length)}`}>
          {[...stats.entries()].map(([position, { value, label }]) => (
            <div
              key={position}
              className="flex min-w-0 flex-col-reverse justify-end gap-1.5 p-5 shadow-[0_0_0_1px_var(--color-line)] sm:p-8"
            >
              <dt dir="auto" className="text-match-parent wrap-anywhere text-ink-soft text-sm">
                {label}
              </dt>
              <dd
                dir="auto"
                className={`text-match-parent wrap-anywhere font-display font-semibold text-brand-ink leading-none tracking-tight ${measure(value) > 9 ? "text-xl" : "text-3xl"}`}
              >
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function columns(count: number): string {
  if (count === 1) return "grid-cols-1";
  if (count === 2) return "grid-cols-2";
  if (count === 3) return "sm:grid-cols-3";
  if (count === 5) return "grid-cols-2 lg:grid-cols-5";
  return count === 6 ? "grid-cols-2 sm:grid-cols-3" : "grid-cols-2 lg:grid-cols-4";
}
