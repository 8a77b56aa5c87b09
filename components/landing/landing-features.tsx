import type { ReactNode } from "react";
import { Picture } from "@/components/pictures/picture";
import type { LandingContent } from "@/lib/landing/schema";
import type { PictureView, PictureViews } from "@/lib/pictures/answers";
import { FeatureIcon } from "./feature-icon";
import { SectionTitle } from "./section-title";

type Features = LandingContent["features"];

type LandingFeaturesProps = {
  /** The id of the section's element. */
  id?: string;
  heading: string;
  features: Features;
  pictures: PictureViews;
};

/** Styled as goods on brass shelves, each in its niche. */
export function LandingFeatures({ id = "features", heading, features, pictures }: LandingFeaturesProps) {
  const hasPictures = features.some(({ picture }) => pictures[picture ?? ""]);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mx-auto grid max-w-[88rem] gap-x-12 gap-y-10 px-gutter pt-section lg:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <SectionTitle id={`${id}-title`}>{heading}</SectionTitle>
      </div>
      <ul className={`grid gap-x-8 gap-y-10 overflow-x-clip sm:gap-y-14 ${columns(features.length)}`}>
        {[...features.entries()].map(([position, { icon, title, description, picture }]) => (
          <li key={position} dir="auto" className="min-w-0">
            <Shelf picture={pictures[picture ?? ""]} isAmongPictures={hasPictures}>
              <FeatureIcon icon={icon} tone={position % 2 ? "brass" : "brand"} />
            </Shelf>
            <div className="grid gap-2 pt-5">
              <h3 className="wrap-anywhere text-xl">{title}</h3>
              <p className="wrap-anywhere max-w-prose whitespace-pre-line text-ink-soft">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ShelfProps = { picture: PictureView | undefined; isAmongPictures: boolean; children: ReactNode };

/** An entry's picture on a shelf, as wide as the entry, or its substitute at the same height. */
function Shelf({ picture, isAmongPictures, children }: ShelfProps) {
  if (picture)
    return (
      <div className="relative aspect-4/3 pb-[3px]">
        <Picture
          picture={picture}
          sizes="(width < 40rem) 92vw, (width < 80rem) 45vw, 20rem"
          maxWidth={1280}
          className="block size-full rounded-t-card object-cover"
        />
        <div aria-hidden="true" className="-inset-x-5 absolute bottom-0 h-[3px] bg-brass" />
      </div>
    );
  if (!isAmongPictures) return children;
  return <div className="sm:flex sm:aspect-4/3 sm:flex-col sm:justify-end">{children}</div>;
}

function columns(count: number): string {
  if (count === 1) return "grid-cols-1";
  return count === 2 || count === 4 ? "sm:grid-cols-2" : "sm:grid-cols-2 xl:grid-cols-3";
}
