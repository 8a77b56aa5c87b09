import type { PictureView } from "@/lib/pictures/answers";
import { Picture } from "./picture";

/** A picture that fills its container, darkened for light text above it. */
export function Backdrop({ picture }: { picture: PictureView }) {
  return (
    <>
      <Picture picture={picture} sizes="100vw" priority className="absolute inset-0 size-full object-cover" />
      <div
        aria-hidden="true"
        className="absolute inset-0"
        style={{ background: `rgb(0 0 0 / ${picture.darkening})` }}
      />
    </>
  );
}
