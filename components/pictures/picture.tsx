import type { PictureView } from "@/lib/pictures/answers";

type PictureProps = {
  picture: PictureView;
  /** How wide it is shown (https://html.spec.whatwg.org/#attr-img-sizes); what it is from far below is enough. */
  sizes: string;
  /** The widest rendition that is offered, in pixels. */
  most?: number;
  /** The first picture of a page: loaded before all others. */
  priority?: boolean;
  /** In sight from the beginning: not left until it is scrolled to. */
  eager?: boolean;
  /** Where a text beside it says already what it shows. */
  isDecoration?: boolean;
  className?: string;
};

type Source = PictureView["sources"][number];

/** The candidates up to a width, and the smallest in any case. */
const candidates = ({ srcset, widths }: Source, most: number) =>
  srcset
    .split(", ")
    .filter((_, index) => index === 0 || (widths[index] ?? 0) <= most)
    .join(", ");

/**
 * A picture of the library on a page: in the best format and size for the screen, with a few blurred pixels of it until
 * it is there, and its focus in sight where it is cropped. Its place is kept from the beginning.
 */
export function Picture({
  picture,
  sizes,
  most = Number.POSITIVE_INFINITY,
  priority = false,
  eager = false,
  isDecoration = false,
  className,
}: PictureProps) {
  const { src, sources, width, height, alt, focus, placeholder } = picture;
  return (
    <picture className="contents">
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={candidates(source, most)} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={isDecoration ? "" : alt}
        width={width}
        height={height}
        decoding="async"
        {...(priority ? { fetchPriority: "high" } : !eager && { loading: "lazy" })}
        className={className}
        style={{
          objectPosition: `${focus.x * 100}% ${focus.y * 100}%`,
          ...(placeholder && { background: `url(${placeholder}) 50% / cover` }),
        }}
      />
    </picture>
  );
}
