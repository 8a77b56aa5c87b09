"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogButtons } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Segmented } from "@/components/ui/segmented";
import { type UploadState, useUpload } from "@/components/ui/use-upload";
import { upload } from "@/lib/api/upload";
import type { StoredPicture } from "@/lib/seo/answers";
import {
  cropOf,
  type FocalPoint,
  type PictureShape,
  pictureSizes,
  type Size,
  sizeOfResult,
  smallPictureWarning,
} from "@/lib/seo/pictures";
import { CropFrame, CropPreview } from "./crop";

const noAnswer = "The picture could not be uploaded. Check your connection and try again.";

type PictureDialogProps = {
  file: File;
  /** URL of the file. */
  src: string;
  size: Size;
  /** Known focal point; by default the middle. */
  middle?: FocalPoint | undefined;
  shapes: readonly PictureShape[];
  onUse: (image: StoredPicture) => void;
  onClose: () => void;
};

/** Crops and uploads a picture for networks. */
export function PictureDialog({ file, src, size, middle, shapes, onUse, onClose }: PictureDialogProps) {
  const [shape, setShape] = useState<PictureShape>(shapes[0] ?? "wide");
  const [focus, setFocus] = useState(middle ?? { x: 0.5, y: 0.5 });
  const { state, send, cancel } = useUpload();
  const warning = smallPictureWarning(sizeOfResult(cropOf(size, shape, focus), shape), shape);

  async function use() {
    const form = new FormData();
    for (const [name, value] of Object.entries({ shape, ...focus })) form.set(name, String(value));
    form.set("file", file, file.name);
    const answer = await send(file, (options) => upload("POST /seo/images", form, options));
    if (answer) onUse(answer.image);
  }

  function close() {
    cancel();
    onClose();
  }

  return (
    <Dialog
      title="Choose what is shown"
      description="Press or drag to where it matters most, or use the arrow keys."
      width="wide"
      onClose={close}
    >
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] sm:gap-6">
        <CropFrame src={src} size={size} shape={shape} focus={focus} onFocus={setFocus} />
        <div className="grid gap-4">
          {shapes.length > 1 && (
            <Segmented
              label="Shape"
              className="w-full"
              segments={shapes.map((value) => ({ value, label: pictureSizes[value].label }))}
              value={shape}
              onChange={setShape}
            />
          )}
          <CropPreview src={src} size={size} shape={shape} focus={focus} />
        </div>
      </div>
      {warning && <Notice tone="warning">{warning}</Notice>}
      <Progress state={state} />
      <DialogButtons>
        <Button variant="secondary" onClick={close}>
          Cancel
        </Button>
        <Button pending={state.phase === "sending" || state.phase === "working"} onClick={() => void use()}>
          Use picture
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function Progress({ state }: { state: UploadState }) {
  if (state.phase === "refused") {
    return (
      <Notice tone="error" title="This picture was not uploaded">
        <p>{state.error.serverMessage ?? noAnswer}</p>
      </Notice>
    );
  }
  if (state.phase === "idle") return null;
  return (
    <div className="grid gap-1.5">
      <ProgressBar
        label="Uploading the picture"
        value={state.phase === "sending" ? state.sent / state.total : null}
      />
      <p role="status" className="text-ink-soft text-xs">
        {state.phase === "working" ? "Cropping the picture…" : "Uploading…"}
      </p>
    </div>
  );
}
