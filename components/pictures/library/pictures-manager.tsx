"use client";

import { useRef, useState } from "react";
import { usePortalAction } from "@/components/commands/commands";
import { Card } from "@/components/ui/card";
import { browseFiles } from "@/components/ui/file-drop";
import { ManagerFailed } from "@/components/ui/manager-failed";
import { onDemand } from "@/components/ui/on-demand";
import type { PictureList } from "@/lib/pictures/answers";
import { LibraryView } from "./library-view";
import { usePictureLibrary } from "./use-picture-library";

const PictureSheet = onDemand(async () => (await import("./picture-sheet")).PictureSheet, null);

/** Manages the pictures. `initial` is null if the server could not read them. */
export function PicturesManager({ initial }: { initial: PictureList | null }) {
  const library = usePictureLibrary(initial);
  const [chosen, setChosen] = useState<string | null>(null);
  const uploadField = useRef<HTMLInputElement>(null);
  usePortalAction("addPicture", () => browseFiles(uploadField.current));
  const picture = library.pictures.find(({ id }) => id === chosen);
  if (!initial && !library.isKnown && library.failure)
    return <ManagerFailed title="The pictures could not be loaded" />;
  return (
    <>
      <Card aria-label="Picture library" className="max-w-6xl">
        <LibraryView library={library} uploadField={uploadField} onChoose={({ id }) => setChosen(id)} />
      </Card>
      {picture && (
        <PictureSheet
          key={picture.id}
          picture={picture}
          onChange={(changed) => library.put(picture.id, changed)}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
