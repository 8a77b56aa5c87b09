"use client";

import { useState } from "react";
import { useListActions } from "@/components/accounts/users/use-list-actions";
import { useConfirmedIdentity } from "@/components/ui/identity-prompt";
import { notify } from "@/components/ui/toaster";
import { useRead } from "@/components/ui/use-read";
import { upload } from "@/lib/api/upload";
import type { Backups, RestoreAnswer, ScheduleInput, StoredBackup } from "@/lib/backup/schema";
import { callAddress, RequestError, request } from "@/lib/platform/http/client";

const list = "/backups";
/** How long making or restoring a backup may take, in milliseconds. */
const TIMEOUT_MS = 30 * 60_000;

/** The backups on the server, and what an owner can do with them. */
export function useBackups(initial: Backups | null) {
  const { data, reload, change } = useRead<Backups>(list, { initial, keepsUp: true });
  const { pending, run, act } = useListActions<Backups>({
    show: (answer) => change(() => answer),
    reload,
  });
  const withPassword = useConfirmedIdentity();
  /** How much of a file has gone out, between 0 and 1; null while none does. */
  const [sent, setSent] = useState<number | null>(null);

  return {
    data,
    sent,
    pending,
    make: (passphrase: string) =>
      act(
        "make",
        () => request(list, { method: "POST", body: { passphrase }, timeout: TIMEOUT_MS }),
        "The backup is made",
      ),
    remove: ({ name }: StoredBackup) =>
      act(`remove ${name}`, () => request(`${list}/${name}`, { method: "DELETE" }), "The backup is deleted"),
    saveSchedule: (input: ScheduleInput) =>
      act("schedule", () => request(`${list}/schedule`, { method: "POST", body: input }), "Saved"),
    async upload(file: File) {
      await act(
        "upload",
        () => upload("PUT /backups", file, { onProgress: (gone, all) => setSent(gone / all) }),
        "The file is uploaded. Check it before you restore it.",
      );
      setSent(null);
    },
    /** The browser saves the file by itself; asking first shows the password dialog where that is needed. */
    download: ({ name }: StoredBackup) =>
      run(`download ${name}`, async () => {
        const address = await callAddress(`${list}/${name}`);
        try {
          const isAllowed = await withPassword(async () => {
            await request(`${list}/${name}/download`, { method: "POST" });
            return true;
          });
          if (isAllowed) window.location.assign(address);
        } catch (error) {
          if (!(error instanceof RequestError)) throw error;
          notify.error(error.message);
        }
      }),
    /** @throws RequestError where it is refused; null where the password was not given */
    restore: ({ name }: StoredBackup, body: { passphrase: string; dryRun: boolean }) =>
      withPassword(() =>
        request<RestoreAnswer>(`${list}/${name}/restore`, { method: "POST", body, timeout: TIMEOUT_MS }),
      ),
  };
}

export type BackupActions = ReturnType<typeof useBackups>;
