"use client";

import { Check, CircleAlert, CircleDashed, CloudOff, Eye, PencilLine } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Segmented } from "@/components/ui/segmented";
import type { EditorTab } from "@/components/ui/use-editor-tab";
import { useOnline } from "@/components/ui/use-online";
import type { FormStatus } from "./use-form-status";

const tabs = [
  { value: "edit", label: "Edit", icon: PencilLine },
  { value: "preview", label: "Preview", icon: Eye },
] as const;

type SaveBarProps = FormStatus & {
  /** The form that it saves. */
  form: string;
  configured: boolean;
  saving: boolean;
  busy: boolean;
  tab: EditorTab;
  onTab: (tab: EditorTab) => void;
  onDiscard: () => void;
  onProblems: () => void;
};

/** Stays at the foot of the screen, within reach of a thumb. */
export function SaveBar(props: SaveBarProps) {
  const { unsaved, form, saving, busy, tab, onTab, onDiscard } = props;
  return (
    <div className="foot-bar sticky bottom-0 z-20 -mx-gutter mt-6 border-line border-t bg-canvas/92 px-gutter pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-md @4xl:bottom-4 @4xl:mx-0 @4xl:rounded-card @4xl:border @4xl:bg-surface/95 @4xl:px-4 @4xl:py-3 @4xl:shadow-raised">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-full items-center gap-3 @4xl:basis-44">
          <SaveState {...props} />
          {unsaved && !busy && (
            <Button variant="quiet" size="sm" className="-my-2" onClick={onDiscard}>
              Discard
            </Button>
          )}
        </div>
        <Segmented
          label="Edit or preview"
          segments={tabs}
          value={tab}
          onChange={onTab}
          className="mr-auto @4xl:hidden max-sm:[&_svg]:hidden"
        />
        <Button type="submit" form={form} disabled={busy && !saving} pending={saving} className="max-sm:px-4">
          {saving ? "Saving..." : "Save SEO Settings"}
        </Button>
      </div>
    </div>
  );
}

function SaveState({ unsaved, problems, configured, saving, onProblems }: SaveBarProps) {
  const online = useOnline();
  const look = "flex min-h-6 min-w-0 flex-1 items-center gap-2 text-sm";

  if (problems > 0) {
    return (
      <p role="status" className={`${look} font-semibold text-danger`}>
        <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
        <button type="button" className="min-h-6 text-left underline underline-offset-4" onClick={onProblems}>
          {problems === 1 ? "1 field needs attention" : `${problems} fields need attention`}
        </button>
      </p>
    );
  }
  if (!online) {
    return (
      <p role="status" className={look}>
        <CloudOff aria-hidden="true" className="size-4 shrink-0 text-brass-ink" />
        You are offline. Your edits stay here.
      </p>
    );
  }
  const Icon = configured ? Check : CircleDashed;
  const settled = configured ? "All changes saved" : "Not configured yet";
  return (
    <p role="status" className={`${look} text-ink-soft`}>
      {unsaved ? (
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-brass" />
      ) : (
        <Icon aria-hidden="true" className="size-4 shrink-0 text-brand-ink" />
      )}
      {saving ? "Saving your changes" : unsaved ? "Unsaved changes" : settled}
    </p>
  );
}
