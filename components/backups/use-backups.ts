"use client";

import { useState } from "react";
import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";
import { upload } from "@/lib/api/upload";
import type { Backups, StoredBackup } from "@/lib/backups/answers";
import type { ScheduleInput } from "@/lib/backups/schema";
import { fillPath } from "@/lib/platform/http/call-path";
import { callAddress } from "@/lib/platform/http/client";

/** Timeout of making or restoring a backup. */
export const TIMEOUT_MS = 30 * 60_000;

const paramsOf = ({ name }: StoredBackup) => ({ params: { name } });

/** The stored backups and their actions. */
export function useBackups(initial: Backups | null) {
  const { data, reload, change } = useCall("GET /backups", { initial, keepsUp: true });
  const { pending, act } = useAction({ onRefused: reload });
  const show = (answer: Backups) => change(() => answer);
  /** Progress of an upload from 0 to 1; null without one. */
  const [sent, setSent] = useState<number | null>(null);

  return {
    data,
    sent,
    pending,
    make: (passphrase: string) =>
      act("make", () => call("POST /backups", { body: { passphrase }, timeout: TIMEOUT_MS }), {
        onDone: show,
        done: "The backup is made",
      }),
    remove: (backup: StoredBackup) =>
      act(`remove ${backup.name}`, () => call("DELETE /backups/{name}", paramsOf(backup)), {
        onDone: show,
        done: "The backup is deleted",
      }),
    saveSchedule: (body: ScheduleInput) =>
      act("schedule", () => call("POST /backups/schedule", { body }), { onDone: show, done: "Saved" }),
    async upload(file: File) {
      await act(
        "upload",
        () => upload("PUT /backups", file, { onProgress: (gone, all) => setSent(gone / all) }),
        { onDone: show, done: "The file is uploaded. Check it before you restore it." },
      );
      setSent(null);
    },
    /** Navigates to the file; the call before it shows the password dialog if necessary. */
    async download(backup: StoredBackup) {
      const address = await callAddress(fillPath("GET /backups/{name}", paramsOf(backup)));
      await act(`download ${backup.name}`, () => call("POST /backups/{name}/download", paramsOf(backup)), {
        onDone: () => window.location.assign(address),
      });
    },
  };
}

export type BackupActions = ReturnType<typeof useBackups>;
