"use client";

import type { Resolver } from "react-hook-form";
import { type Conflict as ConflictOf, versionOf } from "@/components/ui/form/save-over";
import { schemaOnDemand } from "@/components/ui/form/schema-on-demand";
import { useVersionedForm, type VersionedFormKind } from "@/components/ui/form/use-versioned-form";
import { notify, SHORT_DURATION_MS } from "@/components/ui/messages";
import { call } from "@/lib/api/call";
import { RequestError } from "@/lib/platform/http/client";
import type { FlatPageSeo } from "@/lib/seo/answers";
import { nest } from "@/lib/seo/nested-shape";
import {
  emptyForm,
  fieldOf,
  formValues,
  isSameForm,
  mergeForms,
  type SeoFormValues,
  seoFields,
} from "../form-values";
import { loadPage } from "../load-page";
import { savedNote } from "./saved-note";

/** Conflicting settings of another user; null if deleted. */
export type Conflict = ConflictOf<FlatPageSeo | null>;

export type SeoFormOptions = {
  /** Receives the saved settings; null after deleting them. */
  onStored: (page: string, saved: FlatPageSeo | null) => void;
  /** Shows the section of invalid fields. */
  reveal: () => void;
  /** The form starts with the saved values. */
  isLoaded: boolean;
};

/** Validates the form with the server's schema, and keeps the values as typed. */
const resolver = schemaOnDemand(async () => (await import("@/lib/seo/input")).flatShape, {
  raw: true,
}) as unknown as Resolver<SeoFormValues>;

const kind: VersionedFormKind<SeoFormValues, FlatPageSeo | null> = {
  valuesOf: formValues,
  resolver,
  wrongFields: (_, messageAt) => seoFields.filter(messageAt),
  // Structured data stays as typed, including entries that saving drops.
  tidied: ({ structuredData: _, ...texts }) => texts,
  fieldOf,
  isSame: isSameForm,
  merge: (base, mine, theirs) => mergeForms(base, mine, theirs ? formValues(theirs) : mine),
  failed: "Failed to save SEO settings",
  topic: "seo",
};

/** Edits, saves and deletes the settings of one page. */
export function useSeoForm(
  page: string,
  initial: FlatPageSeo | null,
  { onStored, reveal, isLoaded }: SeoFormOptions,
) {
  const editor = useVersionedForm(kind, {
    initial,
    find: () => loadPage(page),
    async send(values, ifMatch) {
      const input = { params: { page }, body: nest(values), ifMatch };
      const { config, dropped } = await call("POST /seo/settings/{page}", input);
      return { saved: config, dropped };
    },
    onSaved(saved, sent, answer) {
      onStored(page, saved);
      // If the response was lost, the saved settings equal those sent, so nothing was dropped.
      const note = savedNote(sent.structuredData, answer?.dropped ?? []);
      notify.success(`SEO settings saved for ${page}!`, {
        topic: kind.topic,
        ...(note && { description: note }),
      });
    },
    reveal,
    keepsUp: isLoaded,
  });
  const { form, saved, unsaved, act, load, conflictOver, decide } = editor;

  function takeTheirs({ theirs }: Conflict) {
    load(theirs);
    onStored(page, theirs);
  }

  function reset() {
    form.reset(structuredClone(emptyForm));
    notify.success("SEO settings reset", {
      duration: SHORT_DURATION_MS,
      topic: kind.topic,
      description: "Nothing changes for visitors until you save.",
    });
  }

  const remove = () =>
    act("deleting", () => call("DELETE /config/{page}", { params: { page }, ifMatch: versionOf(saved) }), {
      onDone() {
        load(null);
        onStored(page, null);
      },
      done: `Configuration deleted for ${page}`,
      title: "Failed to delete configuration",
      async explain(error) {
        const found = await conflictOver(versionOf(saved), error).catch(() => null);
        if (found && unsaved) {
          decide(found);
          return null;
        }
        if (found) takeTheirs(found);
        const reason = error instanceof RequestError ? error.message : "Please try again.";
        return found ? `${reason} Their version is shown now.` : reason;
      },
      toast: { duration: SHORT_DURATION_MS, topic: kind.topic },
    });

  return { ...editor, takeTheirs, reset, remove };
}
