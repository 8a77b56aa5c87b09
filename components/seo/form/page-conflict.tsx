"use client";

import type { ComponentProps } from "react";
import { ConflictDialog } from "@/components/ui/form/conflict-dialog";
import { formValues, type SeoFormValues } from "../form-values";
import { formChanges } from "./form-changes";
import type { Conflict } from "./use-seo-form";

type PageConflictProps = Omit<ComponentProps<typeof ConflictDialog>, "title" | "text" | "changes"> & {
  conflict: Conflict;
  base: SeoFormValues;
  mine: SeoFormValues;
};

const saved = {
  title: "Somebody saved a newer version",
  text: "These settings were changed while you were editing. “Keep mine” saves your changes over theirs; their other changes stay. “Take theirs” discards your edits.",
};
const deleted = {
  title: "Somebody deleted these settings",
  text: "They were deleted while you were editing. “Keep mine” saves yours again. “Take theirs” discards your edits.",
};

/** Resolves a conflict with settings that another user saved or deleted. */
export function PageConflict({ conflict: { theirs }, base, mine, ...rest }: PageConflictProps) {
  const changes = theirs && formChanges(base, mine, formValues(theirs));
  return <ConflictDialog {...rest} {...(theirs ? saved : deleted)} changes={changes} />;
}
