"use client";

import { useRead } from "@/components/ui/use-read";
import { request } from "@/lib/platform/http/client";
import type { TemplateView } from "@/lib/templates/schema";
import { useTemplateChannel } from "./use-template-channel";

const readList = async (path: string) => (await request<{ templates: TemplateView[] }>(path)).templates;

/** Adds a template, or puts it in the place of what was known of it; an active one is the only active one. */
export function withTemplate(list: readonly TemplateView[], changed: TemplateView): TemplateView[] {
  const others = list.map((one) => (changed.active ? { ...one, active: false } : one));
  const isKnown = list.some(({ id }) => id === changed.id);
  return isKnown ? others.map((one) => (one.id === changed.id ? changed : one)) : [changed, ...others];
}

/** The list of templates, kept up with what other tabs and people do. `initial` is null where it could not be had. */
export function useTemplates(initial: TemplateView[] | null) {
  const { data, isLoading, failure, reload, change } = useRead("/templates/list", {
    initial,
    keepsUp: true,
    read: readList,
  });
  useTemplateChannel(reload);

  return {
    templates: data ?? [],
    status: isLoading ? "loading" : failure ? "failed" : "ready",
    reload,
    show: (templates: TemplateView[]) => change(() => templates),
    put: (changed: TemplateView) => change((known) => withTemplate(known, changed)),
    remove: (id: string) => change((known) => known.filter((one) => one.id !== id)),
  } as const;
}

export type Templates = ReturnType<typeof useTemplates>;
