"use client";

import { RetryNotice } from "@/components/ui/retry-notice";
import { useCall } from "@/components/ui/use-call";
import { PictureSheet } from "./picture-sheet";

type DescribePictureProps = { id: string; onChanged: () => void; onClose: () => void };

/** Edits a picture's description from a screen that shows it. */
export function DescribePicture({ id, onChanged, onClose }: DescribePictureProps) {
  const { data, failure, reload } = useCall("GET /pictures/{id}", { params: { id } });
  if (failure) return <RetryNotice title="The picture could not be loaded" onRetry={reload} />;
  return data && <PictureSheet picture={data.picture} onChange={onChanged} onClose={onClose} />;
}
