"use client";

import type { FieldPath } from "react-hook-form";
import { useVersionedForm, type VersionedFormKind } from "@/components/ui/form/use-versioned-form";
import { notify } from "@/components/ui/toaster";
import { isSameLanding } from "@/lib/landing/changes";
import { mergeLanding } from "@/lib/landing/merge";
import { type LandingContent, landingContent } from "@/lib/landing/schema";
import { formValues } from "./form-values";
import { type Landing, loadLanding, saveLanding } from "./landing-api";
import { landingResolver } from "./landing-resolver";

const kind: VersionedFormKind<LandingContent, Landing> = {
  valuesOf: ({ content }) => formValues(content),
  resolver: landingResolver,
  wrongFields(values) {
    const wrong = landingContent.safeParse(values).error?.issues ?? [];
    return wrong.map(({ path }) => path.join(".") as FieldPath<LandingContent>);
  },
  isSame: isSameLanding,
  merge: (base, mine, theirs) => formValues(mergeLanding(base, mine, formValues(theirs.content))),
  failed: "Failed to save changes",
  topic: "save",
};

/** Edits and saves the landing page. */
export function useLandingEditor(initial: Landing, reveal: () => void) {
  return useVersionedForm(kind, {
    initial,
    find: loadLanding,
    send: async (content, over) => ({ saved: await saveLanding(content, over) }),
    onSaved: () => notify.success("Changes saved successfully!", { topic: kind.topic }),
    reveal,
    keepsUp: "at once",
  });
}
