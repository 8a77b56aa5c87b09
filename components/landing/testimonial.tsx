import type { LandingContent } from "@/lib/landing/schema";
import type { PictureView } from "@/lib/pictures/answers";
import { Avatar } from "./avatar";
import { measure } from "./text-measure";

type TestimonialProps = {
  testimonial: LandingContent["testimonials"][number];
  picture: PictureView | undefined;
  /** The only one on the page is set large. */
  alone: boolean;
};

export function Testimonial({
  testimonial: { content, name, role, avatar },
  picture,
  alone,
}: TestimonialProps) {
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
