import { Backdrop } from "@/components/pictures/backdrop";
import { classes } from "@/components/ui/classes";
import type { PictureView } from "@/lib/pictures/answers";
import { hasBoardLetters } from "@/lib/restaurants/published/sign-letters";
import type { Restaurant } from "@/lib/restaurants/published/types";
import type { Theme } from "@/lib/restaurants/themes";
import { BaobabScene } from "./baobab-scene";
import { drawing } from "./drawings";
import { MudCloth } from "./mud-cloth";

type HeroProps = { restaurant: Restaurant };

/** The restaurant's own sign and picture. */
export function RestaurantHero({ restaurant }: HeroProps) {
  if (restaurant.header) return <PictureHero restaurant={restaurant} picture={restaurant.header} />;
  if (restaurant.theme === "sunset") return <BaobabHero restaurant={restaurant} />;
  return restaurant.theme === "lemon" ? (
    <LinaHero restaurant={restaurant} />
  ) : (
    <PlainHero restaurant={restaurant} />
  );
}

type SignProps = { name: string; className?: string /** Text size of short names. */; usual: string };

/** A restaurant's name; long ones are smaller. */
function Sign({ name, className, usual }: SignProps) {
  const isLong = name.length > 24 || name.split(" ").some((word) => word.length > 12);
  const long = "wrap-anywhere max-w-[24ch] text-[clamp(1.875rem,1.3rem+2.6vw,3.75rem)] leading-tight";
  return <h1 className={classes("sign", className, isLong ? long : usual)}>{name}</h1>;
}

function PictureHero({
  restaurant: { theme, restaurantName, tagline },
  picture,
}: HeroProps & { picture: PictureView }) {
  return (
    <div className="relative isolate grid overflow-hidden bg-facade text-on-facade">
      <div className="-z-10 absolute inset-0">
        <Backdrop picture={picture} />
      </div>
      <div className="mx-auto grid min-h-72 w-full max-w-[100rem] content-end gap-3 px-gutter pt-20 pb-8 md:min-h-104 md:pb-12">
        <Sign
          name={restaurantName}
          usual="max-w-[14ch] text-[clamp(2.75rem,1.6rem+5vw,5.75rem)] leading-none"
        />
        <p className="max-w-[48ch] text-base md:text-lg">{tagline}</p>
      </div>
      <ThemeStrip theme={theme} />
    </div>
  );
}

/** The theme's decoration below the head. */
export function ThemeStrip({ theme }: { theme: Theme }) {
  if (theme === "sunset") return <MudCloth className="w-full shrink-0" />;
  return theme === "lemon" && <div className="painted-tiles h-11 w-full shrink-0 [--tile-size:44px]" />;
}

function PlainHero({ restaurant: { restaurantName, tagline } }: HeroProps) {
  return (
    <div className="border-line border-b bg-brand-soft">
      <div className="mx-auto grid max-w-[100rem] gap-3 px-gutter py-9 md:py-14">
        <Sign
          name={restaurantName}
          className="text-brand-ink"
          usual="max-w-[18ch] text-[clamp(2.5rem,1.5rem+4.4vw,5rem)] leading-none"
        />
        {tagline && <p className="max-w-[48ch] text-base text-ink md:text-lg">{tagline}</p>}
      </div>
    </div>
  );
}

function BaobabHero({ restaurant }: HeroProps) {
  return (
    <div className="sunset relative isolate overflow-hidden">
      <BaobabScene className="-z-10 absolute bottom-0 left-0 h-42 w-full md:h-full" />
      <div className="mx-auto grid max-w-[100rem] content-start gap-3 px-gutter pt-6 pb-38 md:min-h-88 md:pt-12 md:pb-24">
        <Sign
          name={restaurant.restaurantName}
          className="text-[var(--sign)]"
          usual="max-w-[9ch] text-[clamp(2.75rem,1.6rem+5.4vw,6.25rem)] leading-[0.98]"
        />
        <p
          className={`font-medium text-[var(--sign)] text-base md:text-lg ${restaurant.tagline.length > 60 ? "max-w-[44ch]" : "max-w-[24ch]"}`}
        >
          {restaurant.tagline}
        </p>
      </div>
      <MudCloth className="absolute inset-x-0 bottom-0 w-full" />
    </div>
  );
}

function LinaHero({ restaurant }: HeroProps) {
  return (
    <div className="painted-tiles relative isolate overflow-hidden [--tile-size:88px]">
      <div className="mx-auto grid max-w-[100rem] grid-cols-[minmax(0,1fr)] px-gutter py-9 md:py-11">
        <div className="relative w-full max-w-3xl justify-self-center rounded-[2rem] bg-surface p-2 shadow-raised md:rounded-[3rem]">
          <div className="grid justify-items-center gap-2 rounded-[1.5rem] border-2 border-[var(--art-cobalt)] px-6 py-8 text-center outline outline-1 outline-[var(--art-cobalt)] -outline-offset-6 md:rounded-[2.5rem] md:px-14 md:py-9 dark:border-[var(--art-sky)] dark:outline-[var(--art-sky)]">
            <Sign
              name={restaurant.restaurantName}
              className={classes(
                "text-brand-ink",
                hasBoardLetters(restaurant.restaurantName) && "sign-board",
              )}
              usual="text-[clamp(2.75rem,1.6rem+5vw,5.75rem)] leading-[0.95]"
            />
            <p
              className={`text-balance text-ink-soft text-sm md:text-lg ${restaurant.tagline.length > 60 ? "max-w-[44ch]" : "max-w-[26ch]"}`}
            >
              {restaurant.tagline}
            </p>
          </div>
          <LemonBranch className="-top-7 -left-5 absolute w-24 md:-top-14 md:-left-16 md:w-52" />
          <LemonBranch className="-right-5 -bottom-7 absolute w-24 rotate-180 md:-right-16 md:-bottom-14 md:w-52" />
        </div>
      </div>
    </div>
  );
}

function LemonBranch({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 170" className={className}>
      <use href={drawing("lemon", "lemons")} />
    </svg>
  );
}
