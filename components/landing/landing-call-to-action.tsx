import { ArrowRight } from "lucide-react";
import { buttonStyle } from "@/components/ui/button-style";
import type { LandingLink } from "./landing-links";

/** The shop's door, on a tiled step. */
export function LandingCallToAction({ cta }: { cta: LandingLink }) {
  return (
    <section aria-labelledby="call-to-action-title" className="px-2 pt-section sm:px-4">
      <div className="overflow-hidden rounded-stage bg-brass text-on-brass">
        <div className="mx-auto grid max-w-[88rem] items-end gap-x-12 gap-y-12 px-6 pt-section sm:px-gutter md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:pe-24">
          <div className="grid gap-5 md:pb-section">
            <h2 id="call-to-action-title" className="max-w-[12ch] text-display-lg">
              <bdi>Ready to Get Started?</bdi>
            </h2>
            <p className="max-w-md text-lg">Join thousands of companies already using our platform</p>
          </div>
          <div className="on-facade mx-auto flex w-full max-w-88 flex-col rounded-t-[11rem] bg-facade-deep px-5 pt-5">
            <div aria-hidden="true" className="fanlight aspect-2/1 w-full rounded-t-full" />
            <div className="flex min-h-44 items-center justify-center border-on-facade/20 border-x-2 border-t-2 mt-5 p-5">
              <a
                href={cta.href}
                className={buttonStyle({ variant: "brass", size: "lg", className: "max-w-full" })}
              >
                <span dir="auto" className="text-match-parent wrap-anywhere min-w-0">
                  {cta.label}
                </span>
                <ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />
              </a>
            </div>
          </div>
        </div>
        <div aria-hidden="true" className="tiles h-10 sm:h-14" />
      </div>
    </section>
  );
}
