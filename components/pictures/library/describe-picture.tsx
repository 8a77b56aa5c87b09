"use client";

import { useCallback } from "react";
import { RetryNotice } from "@/components/ui/retry-notice";
import { useLoaded } from "@/components/ui/use-loaded";
import { call } from "@/lib/api/call";
import { PictureSheet } from "./picture-sheet";

type DescribePictureProps = { id: string; onChanged: () => void; onClose: () => void };

/** Edits a picture's description from a screen that shows it. */
export function DescribePicture({ id, onChanged, onClose }: DescribePictureProps) {
  // A form of cached data could overwrite what was saved since.
  const { value, failed, retry } = useLoaded(
    useCallback((signal) => call("GET /pictures/{id}", { params: { id }, signal }), [id]),
  );
  if (failed) return <RetryNotice title="The picture could not be loaded" onRetry={retry} />;
  return value && <PictureSheet picture={value.picture} onChange={onChanged} onClose={onClose} />;
}
