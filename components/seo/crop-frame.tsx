"use client";

import { FocusFrame } from "@/components/pictures/focus-frame";
import { cropOf, type FocalPoint, type PictureShape, type Size } from "@/lib/seo/pictures";

type CropFrameProps = {
  src: string;
  size: Size;
  shape: PictureShape;
  focus: FocalPoint;
  onFocus: (focus: FocalPoint) => void;
};

const percent = (part: number) => `${part * 100}%`;

/** Shows the picture with its crop around a focal point, set by pointer or arrow keys. */
export function CropFrame({ src, size, shape, focus, onFocus }: CropFrameProps) {
  const crop = cropOf(size, shape, focus);
  return (
    <FocusFrame src={src} size={size} focus={focus} onFocus={onFocus}>
      <div
        aria-hidden="true"
        className="absolute rounded-[3px] shadow-[0_0_0_999rem_rgb(0_0_0/0.6)] outline-2 outline-[white] -outline-offset-2"
        style={{
          left: percent(crop.left / size.width),
          top: percent(crop.top / size.height),
          width: percent(crop.width / size.width),
          height: percent(crop.height / size.height),
        }}
      />
    </FocusFrame>
  );
}
