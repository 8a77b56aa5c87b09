import type { LandingContent } from "@/lib/landing/schema";
import type { PictureViews } from "@/lib/pictures/answers";
import { SectionTitle } from "./section-title";
import { Testimonial } from "./testimonial";

type LandingTestimonialsProps = Pick<LandingContent, "testimonials"> & { pictures: PictureViews };

/** The guest book. */
export function LandingTestimonials({ testimonials, pictures }: LandingTestimonialsProps) {
  const alone = testimonials.length === 1;

  return (
    <section id="testimonials" aria-labelledby="testimonials-title" className="px-2 pt-section sm:px-4">
      <div className="rounded-stage bg-sunken">
        <div className="mx-auto grid max-w-[88rem] gap-12 px-4 py-section sm:px-gutter">
          <SectionTitle id="testimonials-title">Testimonials</SectionTitle>
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
