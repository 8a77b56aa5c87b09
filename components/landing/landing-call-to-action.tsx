import type { LandingContent } from "@/lib/landing/schema";
import type { LandingLink } from "@/lib/landing/section-links";
import { LandingCta } from "./landing-cta";
import { longestWord, measure, needsTallLines } from "./text-measure";

type LandingCallToActionProps = LandingContent["callToAction"] & {
  /** The id of the section's element. */
  id?: string;
  cta: LandingLink;
};

/** Styled as the shop's door on a tiled step. */
export function LandingCallToAction({ id = "call-to-action", title, text, cta }: LandingCallToActionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="px-2 pt-section sm:px-4">
      <div className="overflow-hidden rounded-stage bg-brass text-on-brass">
        <div className="mx-auto grid max-w-[88rem] items-end gap-x-12 gap-y-12 px-6 pt-section sm:px-gutter md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:pe-24">
          <div className="grid min-w-0 gap-5 md:pb-section">
            <h2
              id={`${id}-title`}
              dir="auto"
              className={`text-match-parent wrap-anywhere ${titleSize(title)} ${needsTallLines(title) ? "leading-tight" : ""}`}
            >
              {title}
            </h2>
            <p dir="auto" className="text-match-parent wrap-anywhere max-w-md whitespace-pre-line text-lg">
              {text}
            </p>
          </div>
          <div className="on-facade mx-auto flex w-full max-w-88 flex-col rounded-t-[11rem] bg-facade-deep px-5 pt-5">
            <div aria-hidden="true" className="fanlight aspect-2/1 w-full rounded-t-full" />
            <div className="flex min-h-44 items-center justify-center border-on-facade/20 border-x-2 border-t-2 mt-5 p-5">
              <LandingCta cta={cta} />
            </div>
          </div>
        </div>
        <div aria-hidden="true" className="tiles h-10 sm:h-14" />
      </div>
    </section>
  );
}

/** A smaller size for long titles or words. */
const titleSize = (title: string) =>
  measure(title) <= 32 && longestWord(title) <= 11
    ? "max-w-[12ch] text-display-lg"
    : "max-w-[18ch] text-display";
