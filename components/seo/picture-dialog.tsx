"use client";

import { Dialog } from "radix-ui";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { centeredOverlay } from "@/components/ui/dialog-style";
import { Notice } from "@/components/ui/notice";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Segmented } from "@/components/ui/segmented";
import { useFocusReturn } from "@/components/ui/use-focus-return";
import {
  cropOf,
  type PictureShape,
  pictureSizes,
  type Size,
  type StoredPicture,
  sizeOfResult,
  smallPictureWarning,
} from "@/lib/seo/pictures";
import { CropFrame } from "./crop-frame";
import { CropPreview } from "./crop-preview";
import { type PictureUpload, usePictureUpload } from "./use-picture-upload";

type PictureDialogProps = {
  file: File;
  /** Where the browser finds the file. */
  src: string;
  size: Size;
  shapes: readonly PictureShape[];
  onUse: (image: StoredPicture) => void;
  onClose: () => void;
};

/** Chooses the part of a picture that networks show, and uploads it. */
export function PictureDialog({ file, src, size, shapes, onUse, onClose }: PictureDialogProps) {
  const focusReturn = useFocusReturn();
  const [shape, setShape] = useState<PictureShape>(shapes[0] ?? "wide");
  const [focus, setFocus] = useState({ x: 0.5, y: 0.5 });
  const { state, send, cancel } = usePictureUpload();
  const warning = smallPictureWarning(sizeOfResult(cropOf(size, shape, focus), shape), shape);

  async function use() {
    const image = await send(file, shape, focus);
    if (image) onUse(image);
  }

  function close() {
    cancel();
    onClose();
  }

  return (
    <Dialog.Root open onOpenChange={(open) => open || close()}>
      <Dialog.Portal>
        <Dialog.Overlay className={`${centeredOverlay} max-sm:p-3`}>
          <Dialog.Content
            {...focusReturn}
            className="grid w-full min-w-0 max-w-3xl animate-settle gap-4 rounded-card border border-line bg-raised p-4 shadow-raised focus:outline-none sm:p-7"
          >
            <div className="grid gap-1">
              <Dialog.Title className="text-xl">Choose what is shown</Dialog.Title>
              <Dialog.Description className="text-ink-soft text-sm">
                Press or drag to where it matters most, or use the arrow keys.
              </Dialog.Description>
            </div>
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
            <div className="flex flex-wrap-reverse justify-end gap-3">
              <Button variant="secondary" className="max-sm:w-full" onClick={close}>
                Cancel
              </Button>
              <Button
                className="max-sm:w-full"
                pending={state.phase === "sending"}
                onClick={() => void use()}
              >
                Use picture
              </Button>
            </div>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Progress({ state }: { state: PictureUpload }) {
  if (state.phase === "refused") {
    return (
      <Notice tone="error" title="This picture was not uploaded">
        <p>{state.message}</p>
      </Notice>
    );
  }
  if (state.phase === "idle") return null;
  return (
    <div className="grid gap-1.5">
      <ProgressBar label="Uploading the picture" value={state.sent} />
      <p role="status" className="text-ink-soft text-xs">
        {state.sent === null ? "Cropping the picture…" : "Uploading…"}
      </p>
    </div>
  );
}
