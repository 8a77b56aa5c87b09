"use client";

import { useCall } from "@/components/ui/use-call";
import type { TemplateView } from "@/lib/templates/answers";
import { useTemplateChannel } from "./template-channel";

/** Adds or replaces a template; activating one deactivates the others. */
function withTemplate(list: readonly TemplateView[], changed: TemplateView): TemplateView[] {
  const others = list.map((one) => (changed.active ? { ...one, active: false } : one));
  const isKnown = list.some(({ id }) => id === changed.id);
  return isKnown ? others.map((one) => (one.id === changed.id ? changed : one)) : [changed, ...others];
}

/** The list of templates, up to date with other tabs and users. `initial` is null if it could not be read. */
export function useTemplates(initial: TemplateView[] | null) {
  const { data, isLoading, failure, reload, change } = useCall("GET /templates/list", {
    initial: initial && { templates: initial },
    keepsUp: true,
  });
  useTemplateChannel(reload);

  const show = (how: (known: TemplateView[]) => TemplateView[]) =>
    change(({ templates }) => ({ templates: how(templates) }));
  return {
    templates: data?.templates ?? [],
    status: isLoading ? "loading" : failure ? "failed" : "ready",
    reload,
    show: (templates: TemplateView[]) => show(() => templates),
    put: (changed: TemplateView) => show((known) => withTemplate(known, changed)),
    remove: (id: string) => show((known) => known.filter((one) => one.id !== id)),
  } as const;
}

export type Templates = ReturnType<typeof useTemplates>;
