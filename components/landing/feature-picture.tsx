import { Picture } from "@/components/pictures/picture";
import type { PictureView } from "@/lib/pictures/answers";

/** A picture that stands on a shelf, as wide as its entry. */
export function FeaturePicture({ picture }: { picture: PictureView }) {
  return (
    <div className="relative aspect-4/3 pb-[3px]">
      <Picture
        picture={picture}
        sizes="(width < 40rem) 92vw, (width < 80rem) 45vw, 20rem"
        most={1280}
        className="block size-full rounded-t-card object-cover"
      />
      <div aria-hidden="true" className="-inset-x-5 absolute bottom-0 h-[3px] bg-brass" />
    </div>
  );
}
