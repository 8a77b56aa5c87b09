type SmallPictureProps = {
  /** URL of one of its files. */
  src: string;
  /** Width and height in pixels. */
  size: number;
  className: string;
};

/** A decorative picture beside text; if it fails to load, the element below it shows. */
export function SmallPicture({ src, size, className }: SmallPictureProps) {
  return (
    <picture className="contents">
      <img src={src} alt="" width={size} height={size} loading="lazy" className={className} />
    </picture>
  );
}
