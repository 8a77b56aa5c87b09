"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { onDemand } from "@/components/ui/on-demand";
import type { TemplateDetails, TemplateView } from "@/lib/templates/answers";
import { CurrentSite } from "./current-site";
import { ReadyDesigns } from "./ready-designs";
import { TemplateGuide } from "./template-guide";
import { TemplateList } from "./template-list";
import { UploadPanel } from "./upload-panel";
import { UploadResult } from "./upload-result";
import { useTemplateActions } from "./use-template-actions";
import { useTemplates } from "./use-templates";

const TemplateSheet = onDemand(async () => (await import("./template-sheet")).TemplateSheet, null);

type TemplateManagerProps = {
  /** Null if the server could not read the list. */
  initial: TemplateView[] | null;
  /** The further languages of the site, by code. */
  otherLanguages: readonly string[];
};

/** Manages templates. */
export function TemplateManager({ initial, otherLanguages }: TemplateManagerProps) {
  const list = useTemplates(initial);
  const actions = useTemplateActions(list);
  const [shownId, setShownId] = useState<string | null>(useSearchParams().get("template"));
  const [uploaded, setUploaded] = useState<TemplateDetails | null>(null);
  const { templates, put } = list;
  const shown = templates.find(({ id }) => id === shownId);

  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_17.5rem]">
      <div className="grid min-w-0 gap-8">
        <CurrentSite
          active={templates.find(({ active }) => active)}
          otherLanguages={otherLanguages}
          unknown={list.status !== "ready"}
          pending={actions.isDeactivating}
          onDeactivate={() => void actions.deactivate()}
        />
        <ReadyDesigns list={list} />
        <UploadPanel
          result={
            uploaded && templates.some(({ id }) => id === uploaded.id) ? (
              <UploadResult key={uploaded.id} template={uploaded} onDetails={() => setShownId(uploaded.id)} />
            ) : null
          }
          onStart={() => setUploaded(null)}
          onUploaded={(template) => {
            put(template);
            setUploaded(template);
          }}
        />
        <TemplateList list={list} actions={actions} onDetails={setShownId} />
        {shown && <TemplateSheet template={shown} onChanged={put} onClose={() => setShownId(null)} />}
      </div>
      <div className="xl:sticky xl:top-8">
        <TemplateGuide />
      </div>
    </div>
  );
}
