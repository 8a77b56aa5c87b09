"use client";

import type { FieldPath } from "react-hook-form";
import { useVersionedForm, type VersionedFormKind } from "@/components/ui/form/use-versioned-form";
import { notify } from "@/components/ui/toaster";
import { call } from "@/lib/api/call";
import type { SavedLanding } from "@/lib/landing/answers";
import { isSameLanding } from "@/lib/landing/changes";
import { mergeLanding } from "@/lib/landing/merge";
import { type LandingContent, landingContent } from "@/lib/landing/schema";
import { formValues } from "./form-values";
import { landingResolver } from "./landing-resolver";

const kind: VersionedFormKind<LandingContent, SavedLanding> = {
  valuesOf: ({ config }) => formValues(config),
  resolver: landingResolver,
  wrongFields(values) {
    const wrong = landingContent.safeParse(values).error?.issues ?? [];
    return wrong.map(({ path }) => path.join(".") as FieldPath<LandingContent>);
  },
  isSame: isSameLanding,
  merge: (base, mine, theirs) => formValues(mergeLanding(base, mine, formValues(theirs.config))),
  failed: "Failed to save changes",
  topic: "save",
};

/** Edits and saves the landing page. */
export function useLandingEditor(initial: SavedLanding, reveal: () => void) {
  return useVersionedForm(kind, {
    initial,
    find: () => call("GET /landing/config"),
    send: async (body, ifMatch) => ({ saved: await call("POST /landing/config", { body, ifMatch }) }),
    onSaved: () => notify.success("Changes saved successfully!", { topic: kind.topic }),
    reveal,
    keepsUp: "at once",
  });
}
