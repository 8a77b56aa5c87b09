import type { PictureView } from "@/lib/pictures/answers";

type PictureProps = {
  picture: PictureView;
  /** Displayed width (https://html.spec.whatwg.org/#attr-img-sizes). */
  sizes: string;
  /** Maximum width of renditions, in pixels. */
  maxWidth?: number;
  /** The main picture of a page, loaded before all others. */
  priority?: boolean;
  /** Initially visible, so not loaded lazily. */
  eager?: boolean;
  /** Adjacent text describes it already. */
  isDecoration?: boolean;
  className?: string;
};

type Source = PictureView["sources"][number];

/** Returns the renditions up to a width, and always the smallest. */
const candidates = ({ srcset, widths }: Source, maxWidth: number) =>
  srcset
    .split(", ")
    .filter((_, index) => index === 0 || (widths[index] ?? 0) <= maxWidth)
    .join(", ");

/**
 * Renders a picture of the library in the best format and size, with a blurred placeholder, cropped around its focal
 * point. Its space is reserved, so that the layout doesn't shift.
 */
export function Picture({ picture, ...options }: PictureProps) {
  const { sizes, maxWidth = Number.POSITIVE_INFINITY, priority, eager, isDecoration, className } = options;
  const { src, sources, width, height, alt, focus, placeholder } = picture;
  return (
    <picture className="contents">
      {sources.map((source) => (
        <source key={source.type} type={source.type} srcSet={candidates(source, maxWidth)} sizes={sizes} />
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
