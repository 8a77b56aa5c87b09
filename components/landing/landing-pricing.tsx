import { Check } from "lucide-react";
import { linkTo } from "@/components/targets/link-to";
import { buttonStyle } from "@/components/ui/button-style";
import type { LandingContent } from "@/lib/landing/schema";
import type { Translate } from "@/lib/platform/language/translate";
import { SectionTitle } from "./section-title";
import { measure } from "./text-measure";

const looks = {
  plain: {
    card: "border border-line bg-surface shadow-card",
    soft: "text-ink-soft",
    rule: "border-line-strong/50",
    check: "text-brand-ink",
    button: "secondary",
  },
  highlighted: {
    card: "on-facade bg-facade shadow-raised",
    soft: "text-on-facade-soft",
    rule: "border-on-facade/30",
    check: "text-brass",
    button: "brass",
  },
} as const;

type Plan = LandingContent["pricing"]["plans"][number];

type PricingPlanProps = { plan: Plan; label: string; href: string; t: Translate };

/** A plan; the highlighted one has an awning. */
function PricingPlan({ plan, label, href, t }: PricingPlanProps) {
  const look = looks[plan.highlighted ? "highlighted" : "plain"];
  const size = measure(plan.price) > 9 ? "text-2xl" : "text-[3.25rem]";

  return (
    <li
      dir="auto"
      className={`relative flex min-w-0 flex-col gap-6 overflow-hidden rounded-card px-6 pt-14 pb-6 sm:px-8 sm:pb-8 ${look.card}`}
    >
      {plan.highlighted && (
        <div aria-hidden="true" className="awning absolute inset-x-0 top-0 h-8 [--awning:1.25rem]" />
      )}
      <div className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 className="wrap-anywhere min-w-0 text-xl">{plan.name}</h3>
          {plan.highlighted && (
            <span className="rounded-full border border-brass/70 px-3 py-0.5 font-semibold text-brass text-xs">
              {t("Recommended")}
            </span>
          )}
        </div>
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          <span
            className={`wrap-anywhere min-w-0 font-display font-semibold leading-none tracking-tight ${size}`}
          >
            {plan.price}
          </span>{" "}
          {plan.period && <span className={`wrap-anywhere min-w-0 text-sm ${look.soft}`}>{plan.period}</span>}
        </p>
      </div>
      {plan.features.length > 0 && (
        <ul className={`grid gap-2.5 border-t-2 border-dotted pt-6 ${look.rule}`}>
          {[...plan.features.entries()].map(([position, feature]) => (
            <li key={position} className="flex gap-3 text-sm">
              <Check aria-hidden="true" strokeWidth={2.5} className={`mt-1 size-4 shrink-0 ${look.check}`} />
              <span className="wrap-anywhere min-w-0">{feature}</span>
            </li>
          ))}
        </ul>
      )}
      <a
        {...linkTo(href)}
        className={buttonStyle({ variant: look.button, size: "lg", className: "mt-auto" })}
      >
        <span className="wrap-anywhere min-w-0 text-balance text-center">
          {label} <span className="sr-only">({plan.name})</span>
        </span>
      </a>
    </li>
  );
}

type LandingPricingProps = {
  /** The id of the section's element. */
  id?: string;
  heading: string;
  plans: Plan[];
  /** The text of each plan's button, and its target. */
  label: string;
  hrefOf: (plan: Plan) => string;
  t: Translate;
};

export function LandingPricing({ id = "pricing", heading, plans, label, hrefOf, t }: LandingPricingProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={`mx-auto grid max-w-[88rem] gap-12 px-gutter pt-section ${plans.length === 1 ? "lg:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]" : ""}`}
    >
      <SectionTitle id={`${id}-title`}>{heading}</SectionTitle>
      <ul className={`grid gap-5 ${columns(plans.length)}`}>
        {[...plans.entries()].map(([position, plan]) => (
          <PricingPlan key={position} plan={plan} label={label} href={hrefOf(plan)} t={t} />
        ))}
      </ul>
    </section>
  );
}

/** In rows of two, a single last plan fills its row. */
const wideLast = "md:max-lg:[&>:last-child]:col-span-2 md:max-lg:[&>:last-child>ul]:grid-cols-2";

function columns(count: number): string {
  if (count === 1) return "max-w-xl";
  if (count === 2) return "md:grid-cols-2";
  if (count === 4) return "md:grid-cols-2 xl:grid-cols-4";
  return count % 2 ? `md:grid-cols-2 lg:grid-cols-3 ${wideLast}` : "md:grid-cols-2 lg:grid-cols-3";
}
