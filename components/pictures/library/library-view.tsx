"use client";

import { ImageOff, ImagePlus, SearchX } from "lucide-react";
import { type ReactNode, type Ref, useEffect, useEffectEvent, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { FileDrop } from "@/components/ui/file-drop";
import { RetryNotice } from "@/components/ui/retry-notice";
import { SearchField } from "@/components/ui/search-field";
import { Loading, Spinner } from "@/components/ui/spinner";
import { useDebounced } from "@/components/ui/use-debounced";
import type { LibraryPicture } from "@/lib/pictures/answers";
import { Picture } from "../picture";
import { UploadList } from "./upload-list";
import type { PictureLibrary } from "./use-picture-library";
import { offeredTypes, usePictureUploads } from "./use-picture-uploads";

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

type PictureTileProps = Pick<LibraryViewProps, "onChoose"> & { picture: LibraryPicture };

/** A picture in the library; pressing it opens or chooses it. */
function PictureTile({ picture, onChoose }: PictureTileProps) {
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
            maxWidth={640}
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
