"use client";

import { useAction } from "@/components/ui/use-action";
import { useCall } from "@/components/ui/use-call";
import { call } from "@/lib/api/call";
import type { StaticExportState } from "@/lib/static-export/answers";

/** An export takes from a second to a minute, and may fail meanwhile. */
const REFRESH_INTERVAL_MS = 10_000;

/** The state of the site's plain files, with its actions. */
export function useStaticExport() {
  const { data, error, reload, change } = useCall("GET /static-export", {
    keepsUp: true,
    refreshInterval: REFRESH_INTERVAL_MS,
  });
  const { pending, act } = useAction({ onRefused: reload });
  const onDone = (answer: StaticExportState) => change(() => answer);
  return {
    data,
    error,
    reload,
    pending,
    switchOn: (isOn: boolean) =>
      act("switch", () => call("PUT /static-export", { body: { isOn } }), { onDone, done: "Saved" }),
    push: () =>
      act("push", () => call("POST /static-export/push"), {
        onDone,
        done: "The files are being stored in the bucket",
      }),
  };
}

export type StaticExportActions = ReturnType<typeof useStaticExport>;
