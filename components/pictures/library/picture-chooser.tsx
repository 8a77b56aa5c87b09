"use client";

import { Sheet } from "@/components/ui/sheet";
import type { LibraryPicture } from "@/lib/pictures/answers";
import { LibraryView } from "./library-view";
import { usePictureLibrary } from "./use-picture-library";

type PictureChooserProps = {
  title: string;
  onChoose: (picture: LibraryPicture) => void;
  onClose: () => void;
  /** Called when the focus returns; may move it elsewhere. */
  onClosed: () => void;
};

/** Chooses one picture from the library. */
export function PictureChooser({ title, onChoose, onClose, onClosed }: PictureChooserProps) {
  const library = usePictureLibrary();
  return (
    <Sheet open onOpenChange={(open) => open || onClose()} title={title} wide onClosed={onClosed}>
      <div className="p-2">
        <LibraryView library={library} onChoose={onChoose} />
      </div>
    </Sheet>
  );
}
