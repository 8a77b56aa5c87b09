"use client";

import { callFailure } from "@/components/ui/call-failure";
import { useCall } from "@/components/ui/use-call";
import type { TemplateDetails } from "@/lib/templates/answers";

/** Reads a template's details; `retry` reads again. */
export function useTemplateDetails(id: string) {
  const { data, failure, reload, change } = useCall("GET /templates/get/{id}", { params: { id } });
  return {
    details: data?.template,
    failure: failure ? callFailure(failure, "Failed to load the template's details") : "",
    setDetails: (template: TemplateDetails) => change(() => ({ template })),
    retry: reload,
  };
}
