import { Picture } from "@/components/pictures/picture";
import type { PictureView } from "@/lib/pictures/answers";
import { SectionTitle } from "./section-title";

type LandingGalleryProps = {
  /** The id of the section's element. */
  id?: string;
  heading: string;
  entries: readonly { picture: PictureView; caption: string }[];
};

/** Pictures in columns, each in its own aspect ratio. */
export function LandingGallery({ id = "gallery", heading, entries }: LandingGalleryProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mx-auto grid max-w-[88rem] gap-10 px-gutter pt-section"
    >
      <SectionTitle id={`${id}-title`}>{heading}</SectionTitle>
      <ul className={`gap-4 sm:gap-5 ${columns(entries.length)}`}>
        {[...entries.entries()].map(([position, { picture, caption }]) => (
          <li key={position} className="mb-4 break-inside-avoid sm:mb-5">
            <figure className="grid gap-2">
              <Picture
                picture={picture}
                sizes="(width < 40rem) 92vw, (width < 64rem) 46vw, 28rem"
                maxWidth={1280}
                isDecoration={caption !== "" && caption === picture.alt}
                className="block h-auto w-full rounded-inner"
              />
              {caption && (
                <figcaption dir="auto" className="wrap-anywhere text-ink-soft text-sm">
                  {caption}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

function columns(count: number): string {
  if (count === 1) return "max-w-4xl";
  return count === 2 || count === 4 ? "sm:columns-2" : "sm:columns-2 lg:columns-3";
}
