"use client";

import { useConfirm } from "@/components/ui/dialog-provider";
import { SHORT_DURATION_MS } from "@/components/ui/messages";
import { useAction } from "@/components/ui/use-action";
import { call } from "@/lib/api/call";
import type { TemplateView } from "@/lib/templates/answers";
import { publishChange } from "./template-channel";
import type { Templates } from "./use-templates";

const SITE = "site";

/** Activates, deactivates and deletes templates, and notifies of the outcome. */
export function useTemplateActions({ put, remove, show }: Templates) {
  const confirm = useConfirm();
  const { pendingOf, act } = useAction<"activate" | "delete" | "deactivate">();

  const activate = ({ id }: TemplateView) =>
    act("activate", () => call("POST /templates/activate/{id}", { params: { id } }), {
      about: id,
      onDone({ template }) {
        put(template);
        publishChange();
        focusTemplate(id);
      },
      done: "Template activated successfully!",
      failed: "Failed to activate template",
    });

  async function askAndRemove({ id, name }: TemplateView) {
    const agreed = await confirm({
      title: `Delete “${name}”?`,
      content: "Are you sure you want to delete this template? This action cannot be undone.",
      confirmLabel: "Delete",
      tone: "danger",
    });
    if (!agreed) return;
    await act("delete", () => call("DELETE /templates/delete/{id}", { params: { id } }), {
      about: id,
      onDone() {
        remove(id);
        focusTemplates();
      },
      done: "Template deleted successfully!",
      failed: "Failed to delete template",
      toast: { duration: SHORT_DURATION_MS },
    });
  }

  const deactivate = () =>
    act("deactivate", () => call("POST /templates/deactivate"), {
      about: SITE,
      onDone({ templates }) {
        show(templates);
        publishChange();
        focusTemplates();
      },
      done: "Your visitors see the built-in page again.",
      failed: "The built-in page could not be brought back. Please try again.",
    });

  return {
    activate,
    remove: askAndRemove,
    deactivate,
    pendingOf,
    isDeactivating: pendingOf(SITE) !== null,
  };
}

export type TemplateActions = ReturnType<typeof useTemplateActions>;

/** Focuses the template after its button is gone. */
function focusTemplate(id: string) {
  document.querySelector<HTMLElement>(`[data-template="${id}"]`)?.focus({ preventScroll: true });
}

function focusTemplates() {
  document.getElementById("templates-title")?.focus({ preventScroll: true });
}
