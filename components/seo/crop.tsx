"use client";

import { FocusFrame } from "@/components/pictures/focus-frame";
import {
  cropOf,
  type FocalPoint,
  formatSize,
  type PictureShape,
  pictureSizes,
  type Size,
  sizeOfResult,
} from "@/lib/seo/pictures";

type CropProps = { src: string; size: Size; shape: PictureShape; focus: FocalPoint };
type CropFrameProps = CropProps & { onFocus: (focus: FocalPoint) => void };

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

/** Returns the CSS position of a part: 0 % at one edge, 100 % at the other. */
const position = (start: number, whole: number, part: number) =>
  whole === part ? "50%" : `${(start / (whole - part)) * 100}%`;

/** Shows the cropped picture. */
export function CropPreview({ src, size, shape, focus }: CropProps) {
  const { width, height } = pictureSizes[shape];
  const crop = cropOf(size, shape, focus);
  return (
    <figure className="grid content-start justify-items-start gap-1.5">
      {/* biome-ignore lint/performance/noImgElement: a file of the visitor's own */}
      <img
        src={src}
        alt="As it will be shown"
        className="max-h-60 max-w-full rounded-control border border-line bg-[white] object-cover max-sm:max-h-36"
        style={{
          aspectRatio: `${width} / ${height}`,
          objectPosition: `${position(crop.left, size.width, crop.width)} ${position(crop.top, size.height, crop.height)}`,
        }}
      />
      <figcaption className="text-ink-soft text-xs">
        As it will be shown, at {formatSize(sizeOfResult(crop, shape))}
      </figcaption>
    </figure>
  );
}
