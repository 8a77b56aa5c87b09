import { Picture } from "@/components/pictures/picture";
import type { LandingContent } from "@/lib/landing/schema";
import type { PictureView, PictureViews } from "@/lib/pictures/answers";
import { SectionTitle } from "./section-title";
import { initials, measure } from "./text-measure";

type AvatarProps = {
  name: string;
  picture: PictureView | undefined;
  /** Address of a picture outside the library. */
  address: string | undefined;
};

/** The initials, behind a picture if there is one; a background that can't be loaded shows no broken image. */
function Avatar({ name, picture, address }: AvatarProps) {
  const hasAddress = address && /^(https?:|\/)/i.test(address);

  return (
    <span
      aria-hidden="true"
      className="relative grid size-12 shrink-0 select-none place-items-center overflow-hidden rounded-full bg-brand-soft font-semibold text-brand-ink text-sm"
    >
      {initials(name)}
      {picture && (
        <Picture
          picture={picture}
          sizes="3rem"
          maxWidth={160}
          isDecoration
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {hasAddress && !picture && (
        <span
          className="absolute inset-0 bg-center bg-cover"
          style={{ backgroundImage: `url(${JSON.stringify(address)})` }}
        />
      )}
    </span>
  );
}

type TestimonialProps = {
  testimonial: LandingContent["testimonials"][number];
  picture: PictureView | undefined;
  /** True if it is the only one. */
  alone: boolean;
};

function Testimonial({ testimonial: { content, name, role, avatar }, picture, alone }: TestimonialProps) {
  const card = "mb-5 break-inside-avoid rounded-card border border-line bg-surface p-6 shadow-control sm:p-8";
  const size = measure(content) > 180 ? "text-xl" : "text-2xl leading-[1.2]";

  return (
    <figure dir="auto" className={`grid gap-6 ${alone ? "" : card}`}>
      <blockquote className="grid gap-3">
        <span
          aria-hidden="true"
          className="h-7 font-bold font-display text-[4.5rem] text-brass leading-[0.85]"
        >
          “
        </span>
        <p
          className={`wrap-anywhere whitespace-pre-line ${alone ? `font-display font-medium tracking-tight ${size}` : "text-lg"}`}
        >
          {content}
        </p>
      </blockquote>
      <figcaption className="flex min-w-0 items-center gap-3.5">
        <Avatar name={name} picture={picture} address={avatar} />
        <span className="grid min-w-0 text-sm">
          <span className="wrap-anywhere font-semibold">{name}</span>
          {role && <span className="wrap-anywhere text-ink-soft">{role}</span>}
        </span>
      </figcaption>
    </figure>
  );
}

type LandingTestimonialsProps = Pick<LandingContent, "testimonials"> & {
  /** The id of the section's element. */
  id?: string;
  heading: string;
  pictures: PictureViews;
};

/** Quotes; a single one is large. */
export function LandingTestimonials({
  id = "testimonials",
  heading,
  testimonials,
  pictures,
}: LandingTestimonialsProps) {
  const alone = testimonials.length === 1;

  return (
    <section id={id} aria-labelledby={`${id}-title`} className="px-2 pt-section sm:px-4">
      <div className="rounded-stage bg-sunken">
        <div className="mx-auto grid max-w-[88rem] gap-12 px-4 py-section sm:px-gutter">
          <SectionTitle id={`${id}-title`}>{heading}</SectionTitle>
          <div
            className={
              alone ? "max-w-5xl" : `gap-5 md:columns-2 ${testimonials.length > 2 ? "xl:columns-3" : ""}`
            }
          >
            {[...testimonials.entries()].map(([position, testimonial]) => (
              <Testimonial
                key={position}
                testimonial={testimonial}
                picture={pictures[testimonial.picture ?? ""]}
                alone={alone}
              />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
