import type { LandingContent } from "@/lib/landing/schema";
import type { LandingLink } from "./landing-links";
import { PricingPlan } from "./pricing-plan";
import { SectionTitle } from "./section-title";

type LandingPricingProps = { plans: LandingContent["pricing"]["plans"]; cta: LandingLink };

export function LandingPricing({ plans, cta }: LandingPricingProps) {
  return (
    <section
      id="pricing"
      aria-labelledby="pricing-title"
      className={`mx-auto grid max-w-[88rem] gap-12 px-gutter pt-section ${plans.length === 1 ? "lg:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]" : ""}`}
    >
      <SectionTitle id="pricing-title">Pricing</SectionTitle>
      <ul className={`grid gap-5 ${columns(plans.length)}`}>
        {[...plans.entries()].map(([position, plan]) => (
          <PricingPlan key={position} plan={plan} cta={cta} />
        ))}
      </ul>
    </section>
  );
}

/** In rows of two, a last one without a neighbour fills its row. */
const wideLast = "md:max-lg:[&>:last-child]:col-span-2 md:max-lg:[&>:last-child>ul]:grid-cols-2";

function columns(count: number): string {
  if (count === 1) return "max-w-xl";
  if (count === 2) return "md:grid-cols-2";
  if (count === 4) return "md:grid-cols-2 xl:grid-cols-4";
  return count % 2 ? `md:grid-cols-2 lg:grid-cols-3 ${wideLast}` : "md:grid-cols-2 lg:grid-cols-3";
}
