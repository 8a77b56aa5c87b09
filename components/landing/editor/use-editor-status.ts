"use client";

import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { isSameLanding } from "@/lib/landing/changes";
import { type LandingContent, landingContent } from "@/lib/landing/schema";

/** Whether the form differs from what is saved, and how many of its fields are wrong. */
export type EditorStatus = { unsaved: boolean; problems: number };

/** Follows the form without rendering for every letter that is typed. */
export function useEditorStatus(form: UseFormReturn<LandingContent>, saved: LandingContent): EditorStatus {
  const [status, setStatus] = useState<EditorStatus>({ unsaved: false, problems: 0 });

  useEffect(() => {
    function look() {
      const values = form.getValues();
      const unsaved = !isSameLanding(values, saved);
      const problems = landingContent.safeParse(values).error?.issues.length ?? 0;
      setStatus((before) =>
        before.unsaved === unsaved && before.problems === problems ? before : { unsaved, problems },
      );
    }

    look();
    return form.subscribe({ formState: { values: true }, callback: look });
  }, [form, saved]);

  return status;
}
