"use client";

import { useEffect, useRef, useState } from "react";
import { useConfirm } from "@/components/ui/dialog-provider";
import { saveFailure } from "@/components/ui/form/save-failure";
import { notify } from "@/components/ui/toaster";
import { useLinkedVersion } from "@/components/ui/use-linked-version";
import { RequestError } from "@/lib/http/client";
import { isSameLanding } from "@/lib/landing/changes";
import { type Landing, loadVersion, restoreVersion } from "./landing-api";
import type { LandingEditor } from "./use-landing-editor";

/**
 * Looking at an earlier version until the form is changed, and going back to it. `onPreview` is called when one is on
 * its way to the preview.
 */
export function useEarlierVersions(editor: LandingEditor, onPreview: () => void) {
  const { form, saved, unsaved, load, run } = editor;
  const confirm = useConfirm();
  const linked = useLinkedVersion();
  const [open, setOpen] = useState(linked !== null);
  const [wasOpened, setWasOpened] = useState(linked !== null);
  const [reads, setReads] = useState(0);
  const newest = useRef(0);
  const [shown, setShown] = useState<Landing | null>(null);

  useEffect(() => {
    if (open) setWasOpened(true);
  }, [open]);

  useEffect(() => {
    if (!shown) return;
    const before = structuredClone(form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => isSameLanding(values, before) || setShown(null),
    });
  }, [form, shown]);

  function refused(failure: string, error: unknown) {
    if (!(error instanceof RequestError && error.status === 409)) {
      notify.error(failure, { description: saveFailure(error).description });
      return;
    }
    notify.error(failure, { description: "Somebody saved a newer version. The history shows it now." });
    setOpen(true);
    setReads((before) => before + 1);
  }

  const attempt = (work: "looking" | "restoring", failure: string, action: () => Promise<void>) =>
    run(work, () => action().catch((error: unknown) => refused(failure, error)));

  const preview = (version: number) =>
    attempt("looking", `Version ${version} could not be loaded`, async () => {
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
    await attempt("restoring", `Version ${version} could not be restored`, async () => {
      notify.clear();
      load(await restoreVersion(version, Math.max(newest.current, saved.version)));
      setShown(null);
      setOpen(false);
      notify.success(`Version ${version} restored`);
    });
  }

  return {
    open,
    setOpen,
    /** The version that the page's address names. */
    linked,
    wasOpened,
    reads,
    shown,
    hide: () => setShown(null),
    preview: (version: number) => void preview(version),
    restore: (version: number) => void restore(version),
    setNewest: (version: number) => {
      newest.current = version;
    },
  };
}
