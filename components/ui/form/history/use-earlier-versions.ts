"use client";

import { useEffect, useRef, useState } from "react";
import { RequestError } from "@/lib/platform/http/client";
import { useConfirm } from "../../dialog-provider";
import { notify } from "../../toaster";
import { useLinkedVersion } from "../../use-linked-version";
import type { Edited } from "../edited";
import { saveFailure } from "../save-failure";

type Editor<Values, Saved> = {
  edited: Pick<Edited<Values>, "get" | "watch">;
  unsaved: boolean;
  load: (saved: Saved) => void;
  run: (work: "looking" | "restoring", action: () => Promise<void>) => Promise<void>;
};

type Versions<Values, Saved, Shown> = {
  isSame: (a: Values, b: Values) => boolean;
  /** Reads an earlier version. */
  read: (version: number) => Promise<Shown>;
  /**
   * Restores a version.
   * @param newest the newest listed version; 0 if the history was closed
   */
  restore: (version: number, newest: number) => Promise<Saved>;
  /** Message after restoring. */
  restored: (version: number) => string;
  /** Message after a conflict, which opens the history. */
  outdated: string;
  /** Called before a version is previewed. */
  onPreview: () => void;
};

/** Previews an earlier version until something changes, and restores it. */
export function useEarlierVersions<Values, Saved, Shown>(
  { edited, unsaved, load, run }: Editor<Values, Saved>,
  { isSame, read, restore: takeBack, restored, outdated, onPreview }: Versions<Values, Saved, Shown>,
) {
  const confirm = useConfirm();
  const linked = useLinkedVersion();
  const [open, setOpen] = useState(linked !== null);
  const [wasOpened, setWasOpened] = useState(linked !== null);
  const [reads, setReads] = useState(0);
  const newest = useRef(0);
  const [shown, setShown] = useState<{ version: number; content: Shown } | null>(null);

  useEffect(() => {
    if (open) setWasOpened(true);
  }, [open]);

  useEffect(() => {
    if (!shown) return;
    const before = structuredClone(edited.get());
    return edited.watch(() => isSame(edited.get(), before) || setShown(null));
  }, [edited, isSame, shown]);

  function refused(failure: string, error: unknown) {
    if (!(error instanceof RequestError && error.status === 409)) {
      notify.error(failure, { description: saveFailure(error).description });
      return;
    }
    notify.error(failure, { description: outdated });
    setOpen(true);
    setReads((before) => before + 1);
  }

  const attempt = (work: "looking" | "restoring", failure: string, action: () => Promise<void>) =>
    run(work, () => action().catch((error: unknown) => refused(failure, error)));

  const preview = (version: number) =>
    attempt("looking", `Version ${version} could not be loaded`, async () => {
      setShown({ version, content: await read(version) });
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
      load(await takeBack(version, newest.current));
      setShown(null);
      setOpen(false);
      notify.success(restored(version));
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
