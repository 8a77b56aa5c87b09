"use client";

import { useRef, useState } from "react";
import { callFailure } from "@/components/ui/call-failure";
import { useConfirm } from "@/components/ui/dialog-provider";
import { BRIEFLY, notify } from "@/components/ui/toaster";
import { request } from "@/lib/platform/http/client";
import { type TemplateDetails, type TemplateView, templateMessages } from "@/lib/templates/schema";
import { publishChange } from "./publish-change";
import type { Templates } from "./use-templates";

type Action = "activate" | "delete" | "deactivate";

/** What is under way, by template; a template does one thing at a time. */
function useUnderWay() {
  const running = useRef(new Map<string, Action>());
  const [underWay, setUnderWay] = useState<ReadonlyMap<string, Action>>(running.current);
  const publish = () => setUnderWay(new Map(running.current));

  async function run(key: string, action: Action, work: () => Promise<void>, otherwise: string) {
    if (running.current.has(key)) return;
    running.current.set(key, action);
    publish();
    try {
      await work();
    } catch (error) {
      notify.error(callFailure(error, otherwise), action === "delete" ? { duration: BRIEFLY } : {});
    } finally {
      running.current.delete(key);
      publish();
    }
  }

  return { underWay, run };
}

const SITE = "";

/** Activates, deletes and deactivates, and tells how it went. */
export function useTemplateActions({ put, remove, show }: Templates) {
  const confirm = useConfirm();
  const { underWay, run } = useUnderWay();

  const activate = ({ id }: TemplateView) =>
    run(
      id,
      "activate",
      async () => {
        const { template } = await request<{ template: TemplateDetails }>(`/templates/activate/${id}`, {
          method: "POST",
        });
        put(template);
        publishChange();
        focusTemplate(id);
        notify.success(templateMessages.activated);
      },
      templateMessages.activateFailed,
    );

  async function askAndRemove({ id, name }: TemplateView) {
    const agreed = await confirm({
      title: `Delete “${name}”?`,
      content: templateMessages.confirmDelete,
      confirmLabel: "Delete",
      tone: "danger",
    });
    if (!agreed) return;
    const work = async () => {
      await request(`/templates/delete/${id}`, { method: "DELETE" });
      remove(id);
      focusTemplates();
      notify.success(templateMessages.deleted, { duration: BRIEFLY });
    };
    await run(id, "delete", work, templateMessages.deleteFailed);
  }

  const deactivate = () =>
    run(
      SITE,
      "deactivate",
      async () => {
        const { templates } = await request<{ templates: TemplateView[] }>("/templates/deactivate", {
          method: "POST",
        });
        show(templates);
        publishChange();
        focusTemplates();
        notify.success("Your visitors see the built-in page again.");
      },
      "The built-in page could not be brought back. Please try again.",
    );

  return {
    activate,
    remove: askAndRemove,
    deactivate,
    pendingOf: (id: string) => underWay.get(id) ?? null,
    isDeactivating: underWay.has(SITE),
  };
}

export type TemplateActions = ReturnType<typeof useTemplateActions>;

/** Where the focus goes when the button that had it is gone. */
function focusTemplate(id: string) {
  document.querySelector<HTMLElement>(`[data-template="${id}"]`)?.focus({ preventScroll: true });
}

function focusTemplates() {
  document.getElementById("templates-title")?.focus({ preventScroll: true });
}
