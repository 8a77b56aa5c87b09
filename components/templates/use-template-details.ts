"use client";

import { useCallback, useEffect, useState } from "react";
import { request } from "@/lib/http/client";
import type { TemplateDetails } from "@/lib/templates/schema";
import { callFailure } from "./call-failure";

type DetailsState = { details: TemplateDetails | null; failure: string };

/** All that is known of a template; `retry` asks again. */
export function useTemplateDetails(id: string) {
  const [state, setState] = useState<DetailsState>({ details: null, failure: "" });
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another call
  useEffect(() => {
    const ended = new AbortController();
    request<{ template: TemplateDetails }>(`/templates/get/${id}`, { signal: ended.signal }).then(
      ({ template }) => setState({ details: template, failure: "" }),
      (error) => {
        if (ended.signal.aborted) return;
        setState({ details: null, failure: callFailure(error, "Failed to load the template's details") });
      },
    );
    return () => ended.abort();
  }, [id, tries]);

  const setDetails = useCallback((details: TemplateDetails) => setState({ details, failure: "" }), []);
  const retry = useCallback(() => {
    setState({ details: null, failure: "" });
    setTries((count) => count + 1);
  }, []);

  return { ...state, setDetails, retry };
}
