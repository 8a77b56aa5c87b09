"use client";

import { useState } from "react";
import { useConfirm } from "@/components/ui/dialog-provider";
import { notify } from "@/components/ui/toaster";
import { type Landing, loadVersion, restoreVersion } from "./landing-api";
import { saveFailure } from "./save-failure";

type EarlierVersionsOptions = {
  unsaved: boolean;
  load: (landing: Landing) => void;
  /** A version is on its way to the preview. */
  onPreview: () => void;
};

/** Looking at an earlier version, and going back to it. */
export function useEarlierVersions({ unsaved, load, onPreview }: EarlierVersionsOptions) {
  const confirm = useConfirm();
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<Landing | null>(null);

  async function attempt(failure: string, action: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    try {
      await action();
    } catch (error) {
      notify.error(failure, { description: saveFailure(error).description });
    } finally {
      setBusy(false);
    }
  }

  const preview = (version: number) =>
    attempt(`Version ${version} could not be loaded`, async () => {
      setShown(await loadVersion(version));
      setOpen(false);
      onPreview();
    });

  async function restore(version: number) {
    const sure =
      !unsaved ||
      (await confirm({
        title: `Restore version ${version}?`,
        content: "Your unsaved changes will be lost.",
        confirmLabel: "Discard and restore",
        tone: "danger",
      }));
    if (!sure) return;
    await attempt(`Version ${version} could not be restored`, async () => {
      load(await restoreVersion(version));
      setShown(null);
      setOpen(false);
      notify.success(`Version ${version} restored`);
    });
  }

  return {
    open,
    setOpen,
    busy,
    shown,
    hide: () => setShown(null),
    preview: (version: number) => void preview(version),
    restore: (version: number) => void restore(version),
  };
}
