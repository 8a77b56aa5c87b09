import { ImageOff } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Spinner } from "@/components/ui/spinner";
import type { LibraryPicture } from "@/lib/pictures/answers";
import { Picture } from "../picture";

type PictureTileProps = { picture: LibraryPicture; onChoose: (picture: LibraryPicture) => void };

/** Badges of a picture's state. */
function Marks({ picture: { alt, decorative, uses, isReady } }: { picture: LibraryPicture }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {!isReady && (
        <Badge>
          <Spinner />
          Being made smaller
        </Badge>
      )}
      {!alt && !decorative && (
        <Badge tone="brass">
          <ImageOff aria-hidden="true" />
          No description
        </Badge>
      )}
      {uses.length > 0 && <Badge tone="brand">In use</Badge>}
    </span>
  );
}

/** A picture in the library; pressing it opens or chooses it. */
export function PictureTile({ picture, onChoose }: PictureTileProps) {
  const { name, width, height, placeholder } = picture;
  const fit = placeholder ? "object-cover" : "object-contain p-3";
  return (
    <li className="min-w-0">
      <button
        type="button"
        className="group grid w-full gap-2 rounded-inner text-left"
        onClick={() => onChoose(picture)}
      >
        <span className="block aspect-4/3 overflow-hidden rounded-inner border border-line bg-sunken group-hover:border-ink-soft">
          <Picture
            picture={picture}
            sizes="(width < 40rem) 45vw, 14rem"
            most={640}
            isDecoration
            className={`size-full transition-transform duration-200 group-hover:scale-[1.02] ${fit}`}
          />
        </span>
        <span className="grid min-w-0 gap-1.5">
          <span className="truncate font-semibold text-sm">{name}</span>
          <span className="text-ink-soft text-xs tabular-nums">
            {width} × {height}
          </span>
          <Marks picture={picture} />
        </span>
      </button>
    </li>
  );
}
