"use client";

import { useEffect, useRef, useState } from "react";
import { RequestError } from "@/lib/platform/http/client";
import { useConfirm } from "../../dialog-provider";
import { notify } from "../../messages";
import type { Act } from "../../use-action";
import { useLinkedVersion } from "../../use-linked-version";
import type { Edited } from "../edited";
import { saveFailure } from "../save-failure";

type Editor<Values, Saved> = {
  edited: Pick<Edited<Values>, "get" | "watch">;
  unsaved: boolean;
  load: (saved: Saved) => void;
  act: Act<"looking" | "restoring">;
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
  { edited, unsaved, load, act }: Editor<Values, Saved>,
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

  function explain(error: unknown): string {
    if (!(error instanceof RequestError && error.status === 409)) return saveFailure(error).description;
    setOpen(true);
    setReads((before) => before + 1);
    return outdated;
  }

  const preview = (version: number) =>
    act("looking", () => read(version).then((content) => ({ version, content })), {
      onDone(found) {
        setShown(found);
        setOpen(false);
        onPreview();
      },
      title: `Version ${version} could not be loaded`,
      explain,
    });

  async function restore(version: number) {
    const sure = await confirm({
      isNeeded: unsaved,
      title: `Restore version ${version}?`,
      content: "Your unsaved changes will be lost.",
      confirmLabel: "Discard and restore",
      tone: "danger",
    });
    if (!sure) return;
    const work = () => {
      notify.clear();
      return takeBack(version, newest.current);
    };
    await act("restoring", work, {
      onDone(saved) {
        load(saved);
        setShown(null);
        setOpen(false);
      },
      done: restored(version),
      title: `Version ${version} could not be restored`,
      explain,
    });
  }

  return {
    open,
    setOpen,
    /** The version that the page's address names. */
    linked,
    wasOpened,
    /** A change reads the list again. */
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

export type EarlierVersions = Omit<ReturnType<typeof useEarlierVersions>, "shown">;
