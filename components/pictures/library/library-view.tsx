"use client";

import { ImagePlus, SearchX } from "lucide-react";
import { type ReactNode, type Ref, useEffect, useEffectEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FileDrop } from "@/components/ui/file-drop";
import { Field } from "@/components/ui/form/field";
import { RetryNotice } from "@/components/ui/retry-notice";
import { SearchField } from "@/components/ui/search-field";
import { Loading } from "@/components/ui/spinner";
import { useDebounced } from "@/components/ui/use-debounced";
import type { LibraryPicture } from "@/lib/pictures/answers";
import { offeredTypes } from "./offered-types";
import { PictureTile } from "./picture-tile";
import { UploadList } from "./upload-list";
import type { PictureLibrary } from "./use-picture-library";
import { usePictureUploads } from "./use-picture-uploads";

type LibraryViewProps = {
  library: PictureLibrary;
  onChoose: (picture: LibraryPicture) => void;
  uploadField?: Ref<HTMLInputElement> | undefined;
  /** Called with each uploaded picture. */
  onAdded?: (picture: LibraryPicture) => void;
};

/** Handles files pasted anywhere on the page except into a field. */
function usePastedFiles(onFiles: (files: readonly File[]) => void) {
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    const receive = (event: ClipboardEvent) => pasted(event);
    document.addEventListener("paste", receive);
    return () => document.removeEventListener("paste", receive);
  }, []);
}

/** Lists and searches the library, and uploads pictures. */
export function LibraryView({ library, uploadField, onChoose, onAdded }: LibraryViewProps) {
  const [text, setText] = useState("");
  const settled = useDebounced(text, 250);
  const uploads = usePictureUploads((picture) => {
    library.added(picture);
    onAdded?.(picture);
  });
  const search = useEffectEvent(library.search);
  useEffect(() => search(settled), [settled]);
  usePastedFiles(uploads.add);

  return (
    <div className="grid gap-5">
      <Field
        label="Upload pictures"
        hint="JPEG, PNG, WebP, AVIF or GIF, at most 20 MB each. You can paste them too."
      >
        <FileDrop
          ref={uploadField}
          what="pictures"
          icon={ImagePlus}
          accept={offeredTypes}
          multiple
          onFiles={uploads.add}
        />
      </Field>
      <UploadList uploads={uploads} />
      <SearchField label="Search pictures" text={text} onSearch={setText} className="sm:max-w-80" />
      <Pictures library={library} onChoose={onChoose} />
    </div>
  );
}

function Pictures({ library, onChoose }: Pick<LibraryViewProps, "library" | "onChoose">): ReactNode {
  const { pictures, total, q, hasMore } = library;
  if (library.failure)
    return <RetryNotice title="The pictures could not be loaded" onRetry={library.reload} />;
  if (!library.isKnown) return <Loading />;
  if (pictures.length === 0 && q)
    return (
      <EmptyState
        icon={SearchX}
        title="No picture has these words"
        text="Names and descriptions are searched."
      />
    );
  if (pictures.length === 0)
    return <EmptyState icon={ImagePlus} title="No pictures yet" text="Upload your first ones above." />;
  return (
    <>
      <p role="status" className="-mb-2 text-ink-soft text-sm tabular-nums">
        {total === 1 ? "1 picture" : `${total.toLocaleString("en")} pictures`}
      </p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))]">
        {pictures.map((picture) => (
          <PictureTile key={picture.id} picture={picture} onChoose={onChoose} />
        ))}
      </ul>
      {hasMore && (
        <Button
          variant="secondary"
          className="justify-self-center"
          pending={library.isReading}
          onClick={library.showMore}
        >
          Show more
        </Button>
      )}
    </>
  );
}
