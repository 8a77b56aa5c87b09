"use client";

import { useCallback, useEffect, useMemo, useState } from "react";
import { request } from "@/lib/http/client";
import { TEMPLATE_CHANNEL } from "@/lib/templates/change";
import type { TemplateView } from "@/lib/templates/schema";

type ListState = { templates: TemplateView[]; status: "ready" | "loading" | "failed" };

const fetchList = () => request<{ templates: TemplateView[] }>("/templates/list");

/** Adds a template, or puts it in the place of what was known of it; an active one is the only active one. */
export function withTemplate(list: readonly TemplateView[], changed: TemplateView): TemplateView[] {
  const others = list.map((one) => (changed.active ? { ...one, active: false } : one));
  const isKnown = list.some(({ id }) => id === changed.id);
  return isKnown ? others.map((one) => (one.id === changed.id ? changed : one)) : [changed, ...others];
}

/** The list of templates, kept up with what other tabs and people do. `initial` is null where it could not be had. */
export function useTemplates(initial: TemplateView[] | null) {
  const [state, setState] = useState<ListState>({
    templates: initial ?? [],
    status: initial ? "ready" : "failed",
  });

  const show = useCallback((templates: TemplateView[]) => setState({ templates, status: "ready" }), []);

  const reload = useCallback(async () => {
    setState((known) => ({ ...known, status: "loading" }));
    try {
      show((await fetchList()).templates);
    } catch {
      setState((known) => ({ ...known, status: "failed" }));
    }
  }, [show]);

  const put = useCallback((changed: TemplateView) => {
    setState((known) => ({ ...known, templates: withTemplate(known.templates, changed) }));
  }, []);

  const remove = useCallback((id: string) => {
    setState((known) => ({ ...known, templates: known.templates.filter((one) => one.id !== id) }));
  }, []);

  useEffect(() => {
    const ended = new AbortController();
    const refresh = async () => {
      if (document.visibilityState === "hidden") return;
      const answer = await fetchList().catch(() => null);
      if (answer && !ended.signal.aborted) show(answer.templates);
    };
    const channel = new BroadcastChannel(TEMPLATE_CHANNEL);
    channel.onmessage = () => void refresh();
    document.addEventListener("visibilitychange", () => void refresh(), { signal: ended.signal });
    return () => {
      ended.abort();
      channel.close();
    };
  }, [show]);

  return useMemo(() => ({ ...state, show, reload, put, remove }), [state, show, reload, put, remove]);
}

export type Templates = ReturnType<typeof useTemplates>;
