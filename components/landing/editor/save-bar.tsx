"use client";

import { Check, CircleAlert, CloudOff, Eye, PencilLine } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Segmented } from "@/components/ui/segmented";
import type { EditorTab } from "@/components/ui/use-editor-tab";
import { useOnline } from "@/components/ui/use-online";
import type { EditorStatus } from "./use-editor-status";

const tabs = [
  { value: "edit", label: "Edit", icon: PencilLine },
  { value: "preview", label: "Preview", icon: Eye },
] as const;

type SaveBarProps = EditorStatus & {
  /** The form that it saves. */
  form: string;
  saving: boolean;
  busy: boolean;
  tab: EditorTab;
  onTab: (tab: EditorTab) => void;
  onDiscard: () => void;
  onProblems: () => void;
};

/** Stays at the foot of the screen, within reach of a thumb. */
export function SaveBar(props: SaveBarProps) {
  const { unsaved, problems, form, saving, busy, tab, onTab, onDiscard } = props;
  return (
    <div className="foot-bar sticky bottom-0 z-20 -mx-gutter mt-6 border-line border-t bg-canvas/92 px-gutter pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-md lg:bottom-4 lg:mx-0 lg:rounded-card lg:border lg:bg-surface/95 lg:px-4 lg:py-3 lg:shadow-raised">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <SaveState {...props} />
        {unsaved && !busy && (
          <Button variant="quiet" size="sm" className="max-lg:-my-2" onClick={onDiscard}>
            Discard
          </Button>
        )}
        <Segmented
          label="Edit or preview"
          segments={tabs}
          value={tab}
          onChange={onTab}
          className="lg:hidden max-lg:mr-auto"
        />
        <Button
          type="submit"
          form={form}
          disabled={!saving && (busy || !unsaved || problems > 0)}
          pending={saving}
        >
          {saving ? "Saving..." : "Save Changes"}
        </Button>
      </div>
    </div>
  );
}

function SaveState({ unsaved, problems, told, saving, onProblems }: SaveBarProps) {
  const online = useOnline();
  const look = "flex min-h-6 min-w-0 flex-1 basis-44 items-center gap-2 text-sm";

  if (told > 0) {
    return (
      <p role="status" className={`${look} font-semibold text-danger`}>
        <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
        <button type="button" className="min-h-6 text-left underline underline-offset-4" onClick={onProblems}>
          {told === 1 ? "1 field needs attention" : `${told} fields need attention`}
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
  const unsavedText = problems > 0 ? "Fill in what is missing to save" : "Unsaved changes";
  return (
    <p role="status" className={`${look} text-ink-soft`}>
      {unsaved ? (
        <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-brass" />
      ) : (
        <Check aria-hidden="true" className="size-4 shrink-0 text-brand-ink" />
      )}
      {saving ? "Saving your changes" : unsaved ? unsavedText : "All changes saved"}
    </p>
  );
}
