import { HangingSign } from "./hanging-sign";
import { LandingCta } from "./landing-cta";
import type { LandingLink } from "./landing-links";
import { longestWord, measure, needsTallLines } from "./text-measure";

type LandingHeroProps = { companyName: string; title: string; subtitle: string; cta: LandingLink };

/** The front of the shop: a painted wall under an awning, with the title as its sign. */
export function LandingHero({ companyName, title, subtitle, cta }: LandingHeroProps) {
  return (
    <section aria-labelledby="hero-title" className="px-2 pt-2 sm:px-4 sm:pt-4">
      <div className="on-facade relative flex flex-col overflow-hidden rounded-stage bg-facade sm:min-h-[min(36rem,100svh-6rem)] lg:min-h-[min(48rem,100svh-6rem)]">
        <div
          aria-hidden="true"
          className="scallops absolute inset-0 [mask-image:linear-gradient(215deg,#000_5%,#0000_62%)] rtl:-scale-x-100 sm:[--scallop:8rem]"
        />
        <div className="relative mx-auto flex w-full max-w-[88rem] flex-1 flex-col px-6 pt-38 pb-14 sm:px-gutter sm:pt-48 sm:pb-20 lg:pt-28">
          <div className="mt-auto grid animate-rise justify-items-start gap-5 sm:gap-7">
            <h1
              id="hero-title"
              dir="auto"
              className={`text-match-parent wrap-anywhere tracking-[-0.035em] rtl:leading-tight rtl:tracking-normal ${titleSize(title)} ${needsTallLines(title) ? "leading-tight" : ""}`}
            >
              {title}
            </h1>
            <p
              dir="auto"
              className={`text-match-parent max-w-xl whitespace-pre-line wrap-anywhere text-on-facade-soft leading-snug ${measure(subtitle) > 140 ? "text-lg" : "text-lg sm:text-xl lg:text-2xl"}`}
            >
              {subtitle}
            </p>
            <LandingCta cta={cta} className="mt-2" />
          </div>
        </div>
        <HangingSign name={companyName} />
        <div
          aria-hidden="true"
          className="awning absolute inset-x-0 top-0 h-12 [--awning:1.75rem] sm:h-16 sm:[--awning:2.5rem]"
        />
      </div>
    </section>
  );
}

/** The longer the title or a word of it, the smaller it is painted. */
function titleSize(title: string): string {
  const width = measure(title);
  const word = longestWord(title);
  if (width <= 26 && word <= 11) return "max-w-[12ch] text-hero";
  if (width <= 64 && word <= 18) return "max-w-[17ch] text-hero-md";
  return "max-w-[26ch] text-hero-sm";
}
