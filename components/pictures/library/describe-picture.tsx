"use client";

import { useCallback } from "react";
import { RetryNotice } from "@/components/ui/retry-notice";
import { useLoaded } from "@/components/ui/use-loaded";
import type { LibraryPicture } from "@/lib/pictures/schema";
import { request } from "@/lib/platform/http/client";
import { PictureSheet } from "./picture-sheet";

type DescribePictureProps = { id: string; onChanged: () => void; onClose: () => void };

/** What is said of a picture, opened from where it is shown. */
export function DescribePicture({ id, onChanged, onClose }: DescribePictureProps) {
  const find = useCallback(
    async () => (await request<{ picture: LibraryPicture }>(`/pictures/${id}`)).picture,
    [id],
  );
  const { value: picture, failed, retry } = useLoaded(find);
  if (failed) return <RetryNotice title="The picture could not be loaded" onRetry={retry} />;
  return picture && <PictureSheet picture={picture} onChange={onChanged} onClose={onClose} />;
}
