"use client";

import { callFailure } from "@/components/ui/call-failure";
import { useRead } from "@/components/ui/use-read";
import { request } from "@/lib/platform/http/client";
import type { TemplateDetails } from "@/lib/templates/schema";

const readDetails = async (path: string) => (await request<{ template: TemplateDetails }>(path)).template;

/** All that is known of a template; `retry` asks again. */
export function useTemplateDetails(id: string) {
  const { data, failure, reload, change } = useRead(`/templates/get/${id}`, { read: readDetails });
  return {
    details: data,
    failure: failure ? callFailure(failure, "Failed to load the template's details") : "",
    setDetails: (details: TemplateDetails) => change(() => details),
    retry: reload,
  };
}
