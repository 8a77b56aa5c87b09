import { Backdrop } from "@/components/pictures/backdrop";
import { Picture } from "@/components/pictures/picture";
import type { LandingContent } from "@/lib/landing/schema";
import type { LandingLink } from "@/lib/landing/section-links";
import type { PictureView } from "@/lib/pictures/answers";
import { LandingCta } from "./landing-cta";
import { initials, longestWord, measure, needsTallLines } from "./text-measure";

type LandingHeroProps = {
  companyName: string;
  hero: LandingContent["hero"];
  picture: PictureView | undefined;
  /** Null for no button. */
  cta: LandingLink | null;
};

/** Styled as a shop front: a painted wall under an awning, with the title as its sign. */
export function LandingHero({ companyName, hero, picture, cta }: LandingHeroProps) {
  const behind = hero.layout === "behind" ? picture : undefined;
  const beside = behind ? undefined : picture;
  return (
    <section aria-labelledby="hero-title" className="px-2 pt-2 sm:px-4 sm:pt-4">
      <div className="on-facade relative flex flex-col overflow-hidden rounded-stage bg-facade sm:min-h-[min(36rem,100svh-6rem)] lg:min-h-[min(48rem,100svh-6rem)]">
        {behind ? <Backdrop picture={behind} /> : <Wall />}
        <div
          className={`relative mx-auto flex w-full max-w-[88rem] flex-1 flex-col px-6 sm:px-gutter ${beside ? "gap-x-12 pt-20 sm:pt-28 lg:flex-row lg:items-end" : "pt-38 sm:pt-48 lg:pt-28"}`}
        >
          <div
            className={`mt-auto grid animate-rise justify-items-start gap-5 pb-14 sm:gap-7 sm:pb-20 ${beside ? "min-w-0 flex-1" : ""}`}
          >
            <h1
              id="hero-title"
              dir="auto"
              className={`text-match-parent wrap-anywhere tracking-[-0.035em] rtl:leading-tight rtl:tracking-normal ${titleSize(hero.title, Boolean(beside))} ${needsTallLines(hero.title) ? "leading-tight" : ""}`}
            >
              {hero.title}
            </h1>
            {hero.subtitle && (
              <p
                dir="auto"
                className={`text-match-parent max-w-xl whitespace-pre-line wrap-anywhere leading-snug ${behind ? "" : "text-on-facade-soft"} ${measure(hero.subtitle) > 140 ? "text-lg" : "text-lg sm:text-xl lg:text-2xl"}`}
              >
                {hero.subtitle}
              </p>
            )}
            {cta && <LandingCta cta={cta} className="mt-2" />}
          </div>
          {beside && <ShopWindow picture={beside} />}
        </div>
        {!picture && <HangingSign name={companyName} />}
        <div
          aria-hidden="true"
          className="awning absolute inset-x-0 top-0 h-12 [--awning:1.75rem] sm:h-16 sm:[--awning:2.5rem]"
        />
      </div>
    </section>
  );
}

const Wall = () => (
  <div
    aria-hidden="true"
    className="scallops absolute inset-0 [mask-image:linear-gradient(215deg,#000_5%,#0000_62%)] rtl:-scale-x-100 sm:[--scallop:8rem]"
  />
);

/** A round board with the owner's initial that hangs from the awning and swings for a moment; decoration only. */
const HangingSign = ({ name }: { name: string }) => (
  <div
    aria-hidden="true"
    className="absolute inset-x-0 top-0 mx-auto flex max-w-[88rem] justify-end px-5 sm:px-gutter"
  >
    <div className="flex origin-top animate-swing flex-col items-center">
      <span className="h-16 w-11 border-brass/80 border-x-2 sm:h-22 sm:w-16 lg:h-28 lg:w-24" />
      <span className="-mt-2 grid size-20 place-items-center rounded-full bg-brass p-1 sm:-mt-3 sm:size-28 sm:p-1.5 lg:-mt-4 lg:size-40 lg:p-2 text-on-brass shadow-raised xl:size-48">
        <span className="grid size-full select-none place-items-center overflow-hidden rounded-full border-2 border-current/70 font-bold font-display text-[2.75rem] leading-none sm:text-[4rem] lg:text-[5.5rem] xl:text-[6.75rem]">
          {initials(name, 1)}
        </span>
      </span>
    </div>
  </div>
);

/** An arched window in the wall, framed in brass, that reaches down to the street. */
function ShopWindow({ picture }: { picture: PictureView }) {
  return (
    <div className="w-full self-center rounded-t-[12rem] border-[0.4rem] border-brass/85 border-b-0 sm:max-w-md lg:w-[42%] lg:max-w-xl lg:self-end lg:rounded-t-[20rem]">
      <Picture
        picture={picture}
        sizes="(width < 40rem) 92vw, (width < 64rem) 28rem, 36rem"
        maxWidth={1280}
        priority
        className="block aspect-square w-full rounded-t-[11.6rem] object-cover lg:aspect-4/5 lg:rounded-t-[19.6rem]"
      />
    </div>
  );
}

/** Smaller sizes for longer titles or words, and beside a picture. */
function titleSize(title: string, isNarrow: boolean): string {
  const width = measure(title);
  const word = longestWord(title);
  if (width <= 26 && word <= 11 && !isNarrow) return "max-w-[12ch] text-hero";
  if (width <= 64 && word <= (isNarrow ? 11 : 18)) return "max-w-[17ch] text-hero-md";
  return "max-w-[26ch] text-hero-sm";
}
