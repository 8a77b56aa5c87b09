"use client";

import { useEffect, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { isSameLanding } from "@/lib/landing/changes";
import { type LandingContent, landingContent } from "@/lib/landing/schema";
import type { LandingPath } from "./text-field";

export type EditorStatus = {
  /** The form differs from what is saved. */
  unsaved: boolean;
  /** How many fields are wrong. */
  problems: number;
  /** How many of these say so, as they were left or a save was tried. */
  told: number;
};

/** Follows the form without rendering for every letter that is typed. */
export function useEditorStatus(form: UseFormReturn<LandingContent>, saved: LandingContent): EditorStatus {
  const [status, setStatus] = useState<EditorStatus>({ unsaved: false, problems: 0, told: 0 });

  useEffect(() => {
    function look() {
      const values = form.getValues();
      const unsaved = !isSameLanding(values, saved);
      const wrong = landingContent.safeParse(values).error?.issues ?? [];
      const problems = wrong.length;
      const told = wrong.filter(({ path }) => form.getFieldState(path.join(".") as LandingPath).error).length;
      setStatus((before) =>
        before.unsaved === unsaved && before.problems === problems && before.told === told
          ? before
          : { unsaved, problems, told },
      );
    }

    look();
    return form.subscribe({ formState: { values: true, errors: true }, callback: look });
  }, [form, saved]);

  return status;
}
