"use client";

import { ImageOff, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { classes } from "@/components/ui/classes";
import { formatSize, type Size } from "@/lib/seo/pictures";

type PictureThumbnailProps = {
  label: string;
  address: string;
  onRemove: () => void;
};

/** Shows the picture at a URL with its size, or that it is missing. */
export function PictureThumbnail({ label, address, onRemove }: PictureThumbnailProps) {
  const [size, setSize] = useState<Size | null>(null);
  const [isBroken, setBroken] = useState(false);

  return (
    <div
      className={classes(
        "flex items-center gap-3 rounded-inner border p-2 sm:gap-4",
        isBroken ? "border-brass/45 bg-brass-soft" : "border-line bg-sunken",
      )}
    >
      <div className="grid aspect-[1.91] w-28 shrink-0 place-items-center overflow-hidden rounded-control bg-raised sm:w-36">
        {isBroken ? (
          <ImageOff aria-hidden="true" className="size-6 text-brass-ink" strokeWidth={1.75} />
        ) : (
          // biome-ignore lint/performance/noImgElement: an address of any site
          <img
            src={address}
            alt={`${label}, as it is now`}
            referrerPolicy="no-referrer"
            className="size-full object-contain"
            onLoad={({ currentTarget }) =>
              setSize({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
            }
            onError={() => setBroken(true)}
          />
        )}
      </div>
      <div className="grid min-w-0 flex-1 gap-0.5 text-xs">
        <p role="status" className={isBroken ? "font-medium text-sm" : "text-ink-soft tabular-nums"}>
          {isBroken
            ? "No picture can be loaded from this address."
            : size
              ? `${formatSize(size)} pixels`
              : "Loading…"}
        </p>
        {size && size.width < 1200 && size.width > 0 && (
          <p className="font-medium text-brass-ink">Smaller than networks ask for</p>
        )}
      </div>
      <Button variant="quiet" size="sm" className="shrink-0 max-sm:px-2.5" onClick={onRemove}>
        <Trash2 aria-hidden="true" />
        <span className="max-sm:sr-only">Remove</span>
        <span className="sr-only"> {label}</span>
      </Button>
    </div>
  );
}
