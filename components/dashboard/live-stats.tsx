import type { Route } from "next";
import { count } from "@/components/ui/count";
import { PageLink } from "@/components/ui/page-link";
import type { Figures } from "@/lib/dashboard/figures";
import { formatMoney } from "@/lib/platform/money/money";
import { Bar } from "./charts/bar";
import { dayLabel } from "./charts/day-label";
import { describeChange } from "./describe";
import { StatCard } from "./stat-card";

const WEEK_DAYS = 7;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

type OrderDay = Figures["orderDays"][number];

/** Such as "$93.90 without 2 demo orders, 12 yesterday". */
function describeTurnover(
  today: OrderDay | undefined,
  yesterday: OrderDay | undefined,
  currency: string,
): string {
  const demos = today?.demos ?? 0;
  const without = demos > 0 ? ` without ${count(demos, "demo order")}` : "";
  return `${formatMoney(today?.cents ?? 0, currency)}${without}, ${(yesterday?.orders ?? 0).toLocaleString("en")} yesterday`;
}

/** Statistics from this instance's data. */
export function LiveStats({ figures }: { figures: Figures }) {
  const { orderDays, visitDays, templates, seo } = figures;
  const today = orderDays.at(-1);
  const visits = visitDays.map(({ visits }) => visits);
  const thisWeek = sum(visits.slice(-WEEK_DAYS));
  return (
    <>
      <StatCard
        label="Orders today"
        value={(today?.orders ?? 0).toLocaleString("en")}
        note={describeTurnover(today, orderDays.at(-2), figures.currency)}
        origin="live"
        trend={{
          unit: "order",
          days: orderDays.map(({ day, orders }) => ({ label: dayLabel(day), value: orders })),
        }}
      />
      <StatCard
        label="Visits in 7 days"
        value={thisWeek.toLocaleString("en")}
        note={describeChange(thisWeek, sum(visits.slice(0, -WEEK_DAYS)), "the 7 days before")}
        origin="live"
        trend={{
          unit: "visit",
          days: visitDays.map(({ day, visits }) => ({ label: dayLabel(day), value: visits })),
        }}
      />
      <StatCard
        label="Templates"
        value={templates.count.toLocaleString("en")}
        note={
          templates.active === null ? (
            "Visitors see the built-in page"
          ) : (
            <>
              Visitors see <bdi className="font-semibold text-ink">{templates.active}</bdi>
            </>
          )
        }
        origin="live"
      >
        <CardLink href="/admin?tab=templates">Manage templates</CardLink>
      </StatCard>
      <StatCard
        label="Pages with SEO settings"
        value={
          <>
            {seo.configured}
            <span className="font-normal text-ink-soft text-lg"> of {seo.pages}</span>
          </>
        }
        note={seo.configured < seo.pages ? "The others use defaults" : "Every page has its own"}
        origin="live"
      >
        <Bar value={seo.configured} max={seo.pages} origin="live" />
        <CardLink href="/admin?tab=seo">SEO settings</CardLink>
      </StatCard>
    </>
  );
}

function CardLink({ href, children }: { href: Route; children: string }) {
  return (
    <PageLink
      href={href}
      className="-mx-2 inline-flex min-h-11 items-center rounded-control px-2 font-semibold text-brand-ink text-xs underline-offset-4 hover:underline md:min-h-9"
    >
      {children}
    </PageLink>
  );
}
